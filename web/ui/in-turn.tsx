import type { ReactNode } from 'react';
import { useTurns } from './use-turns.ts';

export interface InTurnProps {
  /** How much of a turn it takes (`waitForTurn`). */
  share?: number | undefined;
  /** What is made in its turn, and until then stands in for it: as tall, and made of little. */
  children: (isMade: boolean) => ReactNode;
}

/** A part of a page that waits for its turn to be made. */
export function InTurn({ share, children }: InTurnProps) {
  return children(useTurns(1, share) > 0);
}
