// Image convolution: a Gaussian blur and an edge filter over RGBA pixels.
class Image {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8ClampedArray(width * height * 4);
  }

  static pattern(width: number, height: number): Image {
    const image = new Image(width, height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const at = (y * width + x) * 4;
        image.pixels[at] = (x * 7 + y * 3) & 0xff;
        image.pixels[at + 1] = (x ^ y) & 0xff;
        image.pixels[at + 2] = (x * y) & 0xff;
        image.pixels[at + 3] = 0xff;
      }
    }
    return image;
  }

  checksum(): number {
    let sum = 0;
    for (let i = 0; i < this.pixels.length; i++) {
      sum = (sum * 31 + this.pixels[i]) % 1_000_000_007;
    }
    return sum;
  }
}

interface Kernel {
  readonly size: number;
  readonly weights: readonly number[];
  readonly divisor: number;
}

const BLUR: Kernel = {
  size: 5,
  weights: [1, 4, 6, 4, 1, 4, 16, 24, 16, 4, 6, 24, 36, 24, 6, 4, 16, 24, 16, 4, 1, 4, 6, 4, 1],
  divisor: 256,
};

const EDGES: Kernel = { size: 3, weights: [-1, -1, -1, -1, 8, -1, -1, -1, -1], divisor: 1 };

function convolve(source: Image, kernel: Kernel): Image {
  const { width, height, pixels } = source;
  const { size, weights, divisor } = kernel;
  const half = size >> 1;
  const result = new Image(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let ky = 0; ky < size; ky++) {
        const sy = Math.min(height - 1, Math.max(0, y + ky - half));
        for (let kx = 0; kx < size; kx++) {
          const sx = Math.min(width - 1, Math.max(0, x + kx - half));
          const weight = weights[ky * size + kx];
          const at = (sy * width + sx) * 4;
          red += pixels[at] * weight;
          green += pixels[at + 1] * weight;
          blue += pixels[at + 2] * weight;
        }
      }
      const at = (y * width + x) * 4;
      result.pixels[at] = red / divisor;
      result.pixels[at + 1] = green / divisor;
      result.pixels[at + 2] = blue / divisor;
      result.pixels[at + 3] = pixels[at + 3];
    }
  }
  return result;
}

const size = Number(process.argv[2] ?? 900);
const picture = Image.pattern(size, size);
const blurred = convolve(picture, BLUR);
const edges = convolve(blurred, EDGES);
console.log(blurred.checksum(), edges.checksum());
