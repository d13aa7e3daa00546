import type { ReactNode } from 'react';
import { useGrowth } from './use-turns.ts';

export interface InTurnsProps {
  count: number;
  /** So many rows are made in a turn. */
  step: number;
  /** How tall so many rows are, in CSS, from the first that is not made. */
  roomFor: (count: number) => string;
  /** The first rows. */
  children: (made: number) => ReactNode;
}

/** Rows that follow each other turn by turn. There is room for those to come. */
export function InTurns({ count, step, roomFor, children }: InTurnsProps) {
  // A part is made whole before the next one is begun.
  const made = useGrowth(count, step, true);
  return (
    <>
      {children(made)}
      {made < count && <div style={{ height: roomFor(count - made) }} />}
    </>
  );
}
