import type { RouteConfigEntry } from '@react-router/dev/routes';
import {
  ARTICLE,
  BODO,
  BRANN,
  GLIMT,
  KEEPER,
  LEAGUE,
  LIVE,
  PLAYLIST,
  SCORER,
  VIDEO,
} from '../../edge/acceptance/catalogue.ts';
import { slugify } from '../../realtime/protocol/fold-text.ts';
import { matchSlug } from '../paths/slug.ts';
import routes from '../routes.ts';

const VALUES: Readonly<Record<string, string>> = {
  sport: 'football',
  matchId: LIVE,
  leagueId: LEAGUE.id,
  teamId: BODO.id,
  otherId: BRANN.id,
  playerId: SCORER.id,
  otherPlayerId: KEEPER.id,
  articleId: ARTICLE.id,
  videoId: VIDEO.id,
  playlistId: PLAYLIST.id,
  slipId: 'none',
  betRadarId: 'sr:sport:1',
  provider: 'google',
  name: 'matches.xml',
  section: 'children',
  type: 'team',
  id: 'x',
};
/** Slugs by the segment before them: a page of another slug is a redirect. */
const SLUGS: Readonly<Record<string, string>> = {
  match: matchSlug(BRANN.name, GLIMT.name),
  league: slugify(LEAGUE.name),
  team: slugify(BODO.name),
  player: slugify(SCORER.name),
  teams: matchSlug(BODO.name, BRANN.name),
  players: matchSlug(SCORER.name, KEEPER.name),
  news: ARTICLE.slug,
  video: VIDEO.slug,
  playlist: PLAYLIST.slug,
};

/** Returns a path of every page of the route table, with what the tests' catalogue has. */
export async function catalogueAddresses(): Promise<{ pattern: string; address: string }[]> {
  const patterns = await pagePatterns();
  return patterns.map((pattern) => ({ pattern, address: fill(pattern) }));
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

function fill(pattern: string): string {
  const segments = pattern.split('/').flatMap((segment, place, all) => {
    if (segment === '*') return ['no-such-page'];
    const name = /^:(\w+)\??$/.exec(segment)?.[1];
    if (name === undefined) return [segment.replace(/\?$/, '')];
    const value = name === 'slug' ? SLUGS[all[place - 1] ?? ''] : VALUES[name];
    // The catalogue's article and video are of no sport.
    if (name === 'sport' && /:(?:article|video)Id$/.test(pattern)) return [];
    if (value !== undefined) return [encodeURIComponent(value)];
    if (segment.endsWith('?')) return [];
    throw new Error(`No value for :${name} of ${pattern}`);
  });
  return segments.join('/') || '/';
}
