import { Refusal } from '../../../calls/handler.ts';
import type { OriginHandlers } from '../../services.ts';
import { listPlayerEvents } from './player-events.ts';
import { listPlayerStatistics } from './player-statistics.ts';
import { findPlayer, listPlayers } from './players.ts';

export const playerHandlers = {
  listPlayers: (query, { db }) => listPlayers(db, query),
  getPlayer: ({ id }, { db }) => findPlayer(db, id),
  listPlayerEvents: ({ id, ...page }, { db }) => listPlayerEvents(db, id, page),
  listPlayerStatistics: async ({ id, ...query }, { db, now }) => {
    const answer = await listPlayerStatistics(db, id, { ...query, now });
    switch (answer.kind) {
      case 'found':
        return answer.statistics;
      case 'no-league':
        return undefined;
      case 'unknown-key':
        return new Refusal(400, `key must be one of: ${answer.keys.join(', ') || 'none'}`);
    }
  },
} satisfies Partial<OriginHandlers>;
