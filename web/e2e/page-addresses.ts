import type { RouteConfigEntry } from '@react-router/dev/routes';
import {
  ARTICLE,
  BODO,
  BRANN,
  LEAGUE,
  LIVE,
  PLAYLIST,
  VIDEO,
} from '../../edge/acceptance/catalogue.ts';
import routes from '../routes.ts';

/** Returns a path of every page of the route table, parameters filled in. */
export async function pageAddresses(
  parameters: Readonly<Record<string, string>>,
): Promise<{ pattern: string; address: string }[]> {
  const patterns = await pagePatterns();
  return patterns.map((pattern) => ({ pattern, address: fill(pattern, parameters) }));
}

/** Returns a path of every page, with what the tests' catalogue has. */
export function catalogueAddresses(): ReturnType<typeof pageAddresses> {
  return pageAddresses({
    sport: 'football',
    slug: 'x',
    matchId: LIVE,
    leagueId: LEAGUE.id,
    teamId: BODO.id,
    otherId: BRANN.id,
    playerId: 'fjord-player-1',
    otherPlayerId: 'fjord-h-9',
    articleId: ARTICLE.id,
    videoId: VIDEO.id,
    playlistId: PLAYLIST.id,
    slipId: 'none',
    betRadarId: 'sr:sport:1',
    provider: 'google',
    name: 'matches.xml',
    section: 'general',
    type: 'team',
    id: 'x',
  });
}

/** Returns the patterns of every page of the route table. */
export async function pagePatterns(): Promise<string[]> {
  return patternsOf(await routes, '');
}

function patternsOf(entries: RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    const below = patternsOf(children ?? [], own);
    // A layout has no address of its own.
    return path === undefined && !index ? below : [own === '' ? '/' : own, ...below];
  });
}

function fill(pattern: string, parameters: Readonly<Record<string, string>>): string {
  const segments = pattern.split('/').flatMap((segment) => {
    if (segment === '*') return ['no-such-page'];
    const name = /^:(\w+)\??$/.exec(segment)?.[1];
    if (name === undefined) return [segment.replace(/\?$/, '')];
    const value = parameters[name];
    if (value !== undefined) return [encodeURIComponent(value)];
    if (segment.endsWith('?')) return [];
    throw new Error(`No value for :${name} of ${pattern}`);
  });
  return segments.join('/') || '/';
}
