package tsubame.lab.report;

import java.util.Locale;

/** A drawing as inline SVG: no script, prints well, works offline. Coordinates are given in the drawing's own units by its maker. */
final class Svg {
    private final StringBuilder out = new StringBuilder();
    private final int width;
    private final int height;

    Svg(int width, int height) {
        this.width = width;
        this.height = height;
    }

    Svg line(double x1, double y1, double x2, double y2, String kind) {
        return add("<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>", kind, x1, y1, x2, y2);
    }

    Svg rectangle(double x, double y, double w, double h, String kind) {
        return add("<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>", kind, x, y, Math.max(0, w), Math.max(0, h));
    }

    Svg dot(double x, double y, double radius, String kind, String title) {
        return add("<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"><title>%s</title></circle>", kind, x, y, radius, escaped(title));
    }

    /** @param anchor start, middle or end */
    Svg text(double x, double y, String anchor, String text) {
        return add("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>", x, y, anchor, escaped(text));
    }

    Svg path(String points, String kind) {
        return add("<polyline class=\"%s\" points=\"%s\"/>", kind, points);
    }

    private Svg add(String format, Object... values) {
        out.append(String.format(Locale.ROOT, format, values)).append('\n');
        return this;
    }

    @Override
    public String toString() {
        return "<svg viewBox=\"0 0 " + width + " " + height + "\" role=\"img\">\n" + out + "</svg>\n";
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }
}
