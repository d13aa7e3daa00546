import type { ReactNode } from 'react';
import { useGrowth } from './use-turns.ts';

export interface InTurnsProps {
  count: number;
  /** So many rows are made in a turn. */
  step: number;
  /** Whether all are there at once, as those that the server made are. */
  isAtOnce: boolean;
  /** How tall so many rows are, in CSS, from the first that is not made. */
  roomFor: (count: number) => string;
  /** The first rows. */
  children: (made: number) => ReactNode;
}

/** Rows that follow each other turn by turn. There is room for those to come. */
export function InTurns({ count, step, isAtOnce, roomFor, children }: InTurnsProps) {
  // A part is made whole before the next one is begun.
  const made = useGrowth(count, step, { isAtOnce, goesOn: true });
  return (
    <>
      {children(made)}
      {made < count && <div style={{ height: roomFor(count - made) }} />}
    </>
  );
}
