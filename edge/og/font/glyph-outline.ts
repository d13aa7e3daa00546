import type { Step } from '../path.ts';

interface Point {
  x: number;
  y: number;
  isOn: boolean;
}

/** Finds the bytes of a glyph, or null for one that draws nothing. */
export type GlyphData = (glyph: number) => DataView | null;

/** Parts a glyph may be put together from, one inside another. */
const MAX_DEPTH = 5;

/** The outline of a glyph of a TrueType `glyf` table, in font units with y downwards. */
export function glyphOutline(dataOf: GlyphData, glyph: number, depth = 0): Step[] {
  const data = dataOf(glyph);
  if (!data || depth > MAX_DEPTH) return [];
  const contours = data.getInt16(0);
  return contours >= 0
    ? simpleOutline(data, contours)
    : partsOf(data).flatMap(({ part, place }) => glyphOutline(dataOf, part, depth + 1).map(place));
}

function simpleOutline(data: DataView, contours: number): Step[] {
  const ends = Array.from({ length: contours }, (_, index) => data.getUint16(10 + index * 2));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = 10 + contours * 2;
  at += 2 + data.getUint16(at);

  const flags: number[] = [];
  while (flags.length < count) {
    const flag = data.getUint8(at++);
    flags.push(flag);
    if (flag & 0x08) for (let times = data.getUint8(at++); times > 0; times -= 1) flags.push(flag);
  }
  const read = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? data.getUint8(at++) : -data.getUint8(at++);
      else if (!(flag & same)) {
        value += data.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = read(0x02, 0x10);
  const ys = read(0x04, 0x20);
  const points = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: -(ys[index] ?? 0),
    isOn: (flag & 0x01) !== 0,
  }));
  return ends.flatMap((end, index) => contour(points.slice((ends[index - 1] ?? -1) + 1, end + 1)));
}

/** Between two points off the curve lies one on it, halfway. */
function contour(points: readonly Point[]): Step[] {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return [];
  const start = first.isOn ? first : last.isOn ? last : midway(first, last);
  const steps: Step[] = [{ kind: 'move', x: start.x, y: start.y }];
  let control: Point | null = null;
  for (const point of [...points, { ...start, isOn: true }]) {
    if (control) {
      const to = point.isOn ? point : midway(control, point);
      steps.push({ kind: 'quad', x1: control.x, y1: control.y, x: to.x, y: to.y });
    } else if (point.isOn) steps.push({ kind: 'line', x: point.x, y: point.y });
    control = point.isOn ? null : point;
  }
  return steps;
}

function midway(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, isOn: true };
}

/** The parts of a composed glyph (an accent on a letter), each with where it is put. */
function partsOf(data: DataView): { part: number; place: (step: Step) => Step }[] {
  const parts: { part: number; place: (step: Step) => Step }[] = [];
  let at = 10;
  for (let more = true; more;) {
    const flags = data.getUint16(at);
    const part = data.getUint16(at + 2);
    at += 4;
    const isWide = (flags & 0x01) !== 0;
    const dx = isWide ? data.getInt16(at) : data.getInt8(at);
    const dy = isWide ? data.getInt16(at + 2) : data.getInt8(at + 1);
    at += isWide ? 4 : 2;
    const fixed = () => {
      at += 2;
      return data.getInt16(at - 2) / 0x4000;
    };
    let [a, b, c, d] = [1, 0, 0, 1];
    if (flags & 0x08) a = d = fixed();
    else if (flags & 0x40) [a, d] = [fixed(), fixed()];
    else if (flags & 0x80) [a, b, c, d] = [fixed(), fixed(), fixed(), fixed()];
    const move = (x: number, y: number) => ({
      x: a * x - c * y + dx,
      y: -b * x + d * y - dy,
    });
    parts.push({ part, place: (step) => placed(step, move) });
    more = (flags & 0x20) !== 0;
  }
  return parts;
}

function placed(step: Step, move: (x: number, y: number) => { x: number; y: number }): Step {
  const to = move(step.x, step.y);
  if (step.kind === 'quad' || step.kind === 'cubic') {
    const { x: x1, y: y1 } = move(step.x1, step.y1);
    if (step.kind === 'quad') return { kind: 'quad', x1, y1, ...to };
    const { x: x2, y: y2 } = move(step.x2, step.y2);
    return { kind: 'cubic', x1, y1, x2, y2, ...to };
  }
  return { kind: step.kind, ...to };
}
