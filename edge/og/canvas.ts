import type { Polygon } from './path.ts';

/** '#rrggbb' */
export type Colour = string;

/** A picture in memory, opaque: 8-bit red, green and blue of each pixel, row by row. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  fillRect: (x: number, y: number, width: number, height: number, colour: Colour) => void;
  /** Fills outlines with smooth edges; what lies outside the picture is cut off. */
  paint: (polygons: readonly Polygon[], colour: Colour, opacity?: number) => void;
}

export function createCanvas(width: number, height: number, background: Colour): Canvas {
  const pixels = new Uint8Array(width * height * 3);
  const canvas: Canvas = {
    width,
    height,
    pixels,
    fillRect: (x, y, w, h, colour) =>
      canvas.paint([[x, y, x + w, y, x + w, y + h, x, y + h]], colour),
    paint: (polygons, colour, opacity = 1) => {
      const box = boundsOf(polygons, width, height);
      if (!box) return;
      const columns = box.right - box.left + 2;
      const cover = new Float32Array(columns * (box.bottom - box.top));
      for (const polygon of polygons) accumulate(polygon, cover, columns, box);
      blend(cover, columns, box, colourOf(colour), opacity);
    },
  };

  function blend(
    cover: Float32Array,
    columns: number,
    { left, top, right, bottom }: Box,
    [red, green, blue]: Rgb,
    opacity: number,
  ): void {
    for (let y = top; y < bottom; y += 1) {
      let sum = 0;
      const row = (y - top) * columns;
      for (let x = left; x < right; x += 1) {
        sum += cover[row + x - left] ?? 0;
        const share = Math.min(1, Math.abs(sum)) * opacity;
        if (share < 0.002) continue;
        const at = (y * width + x) * 3;
        pixels[at] = mix(pixels[at] ?? 0, red, share);
        pixels[at + 1] = mix(pixels[at + 1] ?? 0, green, share);
        pixels[at + 2] = mix(pixels[at + 2] ?? 0, blue, share);
      }
    }
  }

  const [red, green, blue] = colourOf(background);
  for (let at = 0; at < pixels.length; at += 3) pixels.set([red, green, blue], at);
  return canvas;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Rgb = [red: number, green: number, blue: number];

function mix(under: number, over: number, share: number): number {
  return Math.round(under + (over - under) * share);
}

function colourOf(colour: Colour): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff];
}

/** The whole pixels that outlines touch, or null when they touch none. */
function boundsOf(polygons: readonly Polygon[], width: number, height: number): Box | null {
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (const polygon of polygons)
    for (let index = 0; index < polygon.length; index += 2) {
      const [x, y] = [polygon[index] ?? 0, polygon[index + 1] ?? 0];
      box.left = Math.min(box.left, Math.max(0, Math.floor(x)));
      box.right = Math.max(box.right, Math.min(width, Math.ceil(x)));
      box.top = Math.min(box.top, Math.max(0, Math.floor(y)));
      box.bottom = Math.max(box.bottom, Math.min(height, Math.ceil(y)));
    }
  return box.left < box.right && box.top < box.bottom ? box : null;
}

/**
 * Adds what an outline covers: after summing a row from its left, each pixel
 * holds how much of it lies inside. What is left of the box counts as at its
 * edge, so that the sums stay right.
 */
function accumulate(polygon: Polygon, cover: Float32Array, columns: number, box: Box): void {
  const points = polygon.length / 2;
  for (let index = 0; index < points; index += 1) {
    const next = (index + 1) % points;
    const [x0, y0] = [polygon[index * 2] ?? 0, polygon[index * 2 + 1] ?? 0];
    const [x1, y1] = [polygon[next * 2] ?? 0, polygon[next * 2 + 1] ?? 0];
    if (y0 === y1) continue;
    const isDown = y0 < y1;
    addEdge(
      isDown ? { x0, y0, x1, y1 } : { x0: x1, y0: y1, x1: x0, y1: y0 },
      isDown ? 1 : -1,
      cover,
      columns,
      box,
    );
  }
}

interface Edge {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

function addEdge(edge: Edge, sign: number, cover: Float32Array, columns: number, box: Box): void {
  const slope = (edge.x1 - edge.x0) / (edge.y1 - edge.y0);
  const from = Math.max(edge.y0, box.top);
  const to = Math.min(edge.y1, box.bottom);
  for (let y = Math.floor(from); y < to; y += 1) {
    const top = Math.max(y, from);
    const bottom = Math.min(y + 1, to);
    if (bottom <= top) continue;
    const row = (y - box.top) * columns;
    const clamp = (x: number) => Math.min(Math.max(x - box.left, 0), columns - 2);
    const a = clamp(edge.x0 + (top - edge.y0) * slope);
    const b = clamp(edge.x0 + (bottom - edge.y0) * slope);
    addSpan(cover, row, Math.min(a, b), Math.max(a, b), (bottom - top) * sign);
  }
}

/** One row's part of an edge, which runs from x = `a` to x = `b` ≥ `a` over `height` of the row. */
function addSpan(cover: Float32Array, row: number, a: number, b: number, height: number): void {
  const first = Math.floor(a);
  const last = Math.max(first, Math.ceil(b) - 1);
  let before = 0;
  for (let column = first; column <= last; column += 1) {
    // How much of the height the edge has passed by this pixel's right side, and its area in it.
    const start = Math.max(a, column);
    const end = Math.min(b, column + 1);
    const part = b > a ? ((end - start) / (b - a)) * height : height;
    const inside = part * (column + 1 - (start + end) / 2);
    cover[row + column] = (cover[row + column] ?? 0) + before + inside;
    before = part - inside;
  }
  cover[row + last + 1] = (cover[row + last + 1] ?? 0) + before;
}
