declare const enum Inner { I = 3 }
export declare const enum Outside { One = 1, Two = One + Inner.I, Text = "declared" }
export { Inner as Within };
export declare const value: number;
