import type { SportKey } from '../../realtime/protocol/sport.ts';

/** Who plays a sport: a team, or one player a side. */
export type Contestant = 'team' | 'player';

const PLAYED_ALONE: ReadonlySet<SportKey> = new Set(['tennis', 'table-tennis', 'badminton']);

/** What a side of the sport is called where it is spoken of. */
export function contestantOf(sportKey: SportKey): Contestant {
  return PLAYED_ALONE.has(sportKey) ? 'player' : 'team';
}

/** What schema.org calls a side. */
export function contestantLd(sportKey: SportKey, name: string) {
  return { '@type': contestantOf(sportKey) === 'player' ? 'Person' : 'SportsTeam', name };
}
