import { WrongInput } from '../../../calls/handler.ts';
import type { OriginHandlers } from '../../services.ts';
import { listPlayerStatistics } from './player-statistics.ts';
import { findPlayer } from './players.ts';

export const playerHandlers = {
  getPlayer: ({ id }, { db }) => findPlayer(db, id),
  listPlayerStatistics: async ({ id, ...query }, { db, now }) => {
    const answer = await listPlayerStatistics(db, id, { ...query, now });
    switch (answer.kind) {
      case 'found':
        return answer.statistics;
      case 'no-league':
        return undefined;
      case 'unknown-key':
        return new WrongInput(`key must be one of: ${answer.keys.join(', ') || 'none'}`);
    }
  },
} satisfies Partial<OriginHandlers>;
