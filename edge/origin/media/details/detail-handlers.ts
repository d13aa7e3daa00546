import type { OriginHandlers } from '../../services.ts';
import { findBoxScore } from './box-score.ts';
import { findBroadcasters } from './broadcasters.ts';
import { matchCommentary } from './commentary.ts';
import { findLineups } from './lineups.ts';
import { findCourse } from './match-course.ts';
import { findOdds } from './odds.ts';
import { matchStatistics } from './statistics.ts';

export const detailHandlers = {
  getLineups: ({ id }, { db }) => findLineups(db, id),
  getBoxScore: ({ id }, { db }) => findBoxScore(db, id),
  getOdds: ({ id }, { db }) => findOdds(db, id),
  getBroadcasters: ({ id }, { db, visitorsCountry }) => findBroadcasters(db, id, visitorsCountry),
  /** Includes the room's current state, as commentary does. */
  getStatistics: async ({ id }, { db, currentState }) => {
    const stored = await findCourse(db, id);
    return stored && matchStatistics(stored, await currentState(stored));
  },
  getCommentary: async ({ id, ...page }, { db, currentState }) => {
    const stored = await findCourse(db, id);
    return stored && matchCommentary(stored, await currentState(stored), page);
  },
} satisfies Partial<OriginHandlers>;
