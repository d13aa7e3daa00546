import type { Mark, Marks } from '../../../realtime/protocol/marks.ts';
import type { Side } from '../../../realtime/protocol/primitives.ts';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import type { LineKits, LinePart, LinePlay } from './line-parts.ts';

/** An event on the line. The first side's marks stand above a tall line, the second side's below. */
export interface LineMark {
  shape: 'dot' | 'bar' | 'yellow' | 'red' | 'ring';
  side: 'first' | 'second';
  /** Place on the whole line, 0 to 1. */
  at: number;
  kit?: string | undefined;
}

const SHAPES: Readonly<Record<string, LineMark['shape']>> = {
  g: 'dot',
  f: 'bar',
  y: 'yellow',
  r: 'red',
  v: 'ring',
};

/** Returns a match's marks for its line. `parts` are the line's parts from `linePartsOf`. */
export function lineMarksOf(
  play: LinePlay,
  parts: readonly LinePart[],
  kits: LineKits,
  marks: Marks | undefined,
): LineMark[] {
  const [first] = SPORTS[play.sportKey].sides;
  return (['home', 'away'] as const).flatMap((side) => {
    const common = { side: side === first ? 'first' : 'second', kit: kits[side] } as const;
    const ofIncidents = (marks?.[side] ?? []).flatMap((mark): LineMark[] => {
      const { shape, minute } = readMark(mark);
      if (shape === undefined) return [];
      return [{ ...common, shape, at: placeOf(minute, parts) }];
    });
    return [
      ...ofIncidents,
      ...runMarks(play, side).map((at) => ({ ...common, shape: 'bar' as const, at })),
    ];
  });
}

function readMark(mark: Mark) {
  return { shape: SHAPES[mark.slice(0, 1)], minute: Number(mark.slice(1)) };
}

/** Returns the place of a minute of play on a line whose parts have their length in minutes. */
function placeOf(minute: number, parts: readonly LinePart[]): number {
  const whole = parts.reduce((sum, { length }) => sum + length, 0);
  return whole === 0 ? 0 : Math.min(minute / whole, 1);
}

/**
 * Returns the places of a side's runs within their innings of baseball: the visitors bat in the
 * first half.
 */
function runMarks({ sportKey, periods }: LinePlay, side: Side): number[] {
  if (SPORTS[sportKey].periods.family !== 'innings') return [];
  const innings = Math.max(9, periods.length);
  return periods.flatMap(({ [side]: runs }, inning) => {
    const start = inning + (side === 'home' ? 0.5 : 0);
    return Array.from(
      { length: runs },
      (_, run) => (start + (0.5 * (run + 1)) / (runs + 1)) / innings,
    );
  });
}
