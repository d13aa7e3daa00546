import { redirect } from 'react-router';
import type { HeadToHead } from '../../edge/contracts/event-page.ts';
import type { Side } from '../../realtime/protocol/primitives.ts';
import type { Team } from '../../realtime/protocol/match-state.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { Opponents } from '../domain/match.ts';

/**
 * Returns a pair as home and away. The sport may show the away side first, so the side that it
 * shows first gets the first of the pair.
 */
export function sidesOf<Each>(sportKey: SportKey, [one, other]: readonly [Each, Each]) {
  const isHomeFirst = SPORTS[sportKey].sides[0] === 'home';
  return isHomeFirst ? { home: one, away: other } : { home: other, away: one };
}

export function opponentsOf(sportKey: SportKey, pair: readonly [Team, Team]): Opponents {
  return { sportKey, ...sidesOf(sportKey, pair) };
}

/**
 * Returns the API's head-to-head with the sides of `sidesOf`. The API takes the first team as home.
 */
export function bySides(sportKey: SportKey, wire: HeadToHead): HeadToHead {
  if (SPORTS[sportKey].sides[0] === 'home') return wire;
  const { home, away, summary, facts } = wire;
  const other = (side: Side) => (side === 'home' ? ('away' as const) : ('home' as const));
  return {
    ...wire,
    home: away,
    away: home,
    summary: { ...summary, homeWins: summary.awayWins, awayWins: summary.homeWins },
    ...(facts && { facts: facts.map((fact) => ({ ...fact, side: other(fact.side) })) }),
  };
}

/**
 * Throws a redirect to the page's canonical path if the request's path has another sport, slug or
 * order.
 */
export function enterAddress(url: URL, path: string): void {
  if (url.pathname !== new URL(path, url).pathname) throw redirect(path + url.search, 301);
}
