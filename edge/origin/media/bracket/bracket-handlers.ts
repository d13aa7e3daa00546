import type { OriginHandlers } from '../../services.ts';
import { findBracketSource, leagueBracket } from './brackets.ts';

export const bracketHandlers = {
  /** With the rooms' current scores applied. */
  getBracket: async ({ id, seasonId }, { db, now, currentLines }) => {
    const source = await findBracketSource(db, id, { seasonId, now });
    return source && leagueBracket(source, await currentLines(source.sportId));
  },
} satisfies Partial<OriginHandlers>;
