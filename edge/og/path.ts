/** A step of an outline, absolute, in px with y downwards. */
export type Step =
  | { kind: 'move' | 'line'; x: number; y: number }
  | { kind: 'quad'; x1: number; y1: number; x: number; y: number }
  | { kind: 'cubic'; x1: number; y1: number; x2: number; y2: number; x: number; y: number };

/** Closed outlines as points: x and y in turn. */
export type Polygon = number[];

/** Pieces a curve is drawn as: at the sizes of a card more are not to be seen. */
const PIECES = 10;

/** The outlines of a path, each closed, scaled by `scale` and then moved by (dx, dy). */
export function flatten(steps: readonly Step[], scale = 1, dx = 0, dy = 0): Polygon[] {
  const polygons: Polygon[] = [];
  let current: Polygon = [];
  let [px, py] = [0, 0];
  for (const step of steps) {
    if (step.kind === 'move') {
      current = [];
      polygons.push(current);
    }
    for (const t of stops(step)) {
      const [x, y] = pointOf(step, px, py, t);
      current.push(x * scale + dx, y * scale + dy);
    }
    [px, py] = [step.x, step.y];
  }
  return polygons;
}

function stops({ kind }: Step): number[] {
  if (kind === 'move' || kind === 'line') return [1];
  return Array.from({ length: PIECES }, (_, piece) => (piece + 1) / PIECES);
}

function pointOf(step: Step, px: number, py: number, t: number): [number, number] {
  const u = 1 - t;
  switch (step.kind) {
    case 'move':
    case 'line':
      return [step.x, step.y];
    case 'quad':
      return [
        u * u * px + 2 * u * t * step.x1 + t * t * step.x,
        u * u * py + 2 * u * t * step.y1 + t * t * step.y,
      ];
    case 'cubic':
      return [
        u ** 3 * px + 3 * u * u * t * step.x1 + 3 * u * t * t * step.x2 + t ** 3 * step.x,
        u ** 3 * py + 3 * u * u * t * step.y1 + 3 * u * t * t * step.y2 + t ** 3 * step.y,
      ];
  }
}
