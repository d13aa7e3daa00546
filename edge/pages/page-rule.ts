import { CAMPAIGN } from '../contracts/measuring.ts';
import { PRODUCT } from '../contracts/product.ts';

/** How long a stored page may be sent, ms since its data were read. */
export interface PageRule {
  /** For so long without a new rendering. */
  freshMs: number;
  /** For so long after that, while it is rendered again. */
  staleMs: number;
}

/**
 * A correction of an article or a league reaches every visitor within these two seconds, whichever
 * isolate answers. A socket updates the scores of an older page; the page says its age, which keeps
 * its clocks right.
 */
export const RULE: PageRule = { freshMs: 1_000, staleMs: 1_000 };

const PATH = new RegExp(
  [
    '^/(?:(?:about|policy)/|(?:delete-account-instructions|partnership|sport-widgets)$',
    '|$|highlights$|live$|live-stat$|league/cup-roster$|(?:share|frame)/',
    '|resources/(?:further-matches$|home-rail$|live-score-strip/|season-outlook/)',
    '|(?:[a-z-]+/)?(?:matches(?:/all)?$|(?:match|league|team|player|compare)/|leagues$|teams$',
    `|news(?:$|/(?!search$|rss\\.xml$|atom\\.xml$))|${PRODUCT}-tv(?:-home)?$))`,
  ].join(''),
);
/** Queries that these pages read, and React Router's own. */
const SHARED_QUERY = new Set(
  (
    '_routes accent brand date flag host id lang league leagueId locale matchId platform scope seasonId ' +
    'sport teamId theme tournamentId type videoId'
  ).split(' '),
);
/** Queries that these pages read too, but that make a page one visitor's: an app's, or one of a search. */
const OWN_QUERY = new Set('app_version device_id keyword page user_id video'.split(' '));

/** Path of the classes of pages that metrics distinguish, apart from Home. */
const CLASS = /^\/(?:[a-z-]+\/)?(matches|match|league|team|player|news)(?:\/|$)/;

/** Most characters of an address: no link is longer. */
const MAX_ADDRESS = 400;

/** Returns the rule of an address's page; null if it is made for each visitor. */
export function pageRuleOf(address: URL): PageRule | null {
  if (address.href.length > MAX_ADDRESS) return null;
  for (const name of address.searchParams.keys()) if (!SHARED_QUERY.has(name)) return null;
  return PATH.test(pagePathOf(address)) ? RULE : null;
}

/**
 * Returns the path and query of a page's address without what no page reads: with it, every request would be a
 * page of its own. A campaign's queries move into the fragment, from which the tag's script gets them back.
 * Returns null if there is nothing to drop, or if visitors do not share the page.
 */
export function cleanAddressOf(address: URL): string | null {
  const isReadHere = ([name]: [string, string]) => SHARED_QUERY.has(name) || OWN_QUERY.has(name);
  const given = [...address.searchParams];
  const kept = given.filter(isReadHere);
  if (kept.length === given.length || !PATH.test(pagePathOf(address))) return null;
  const clean = new URL(address);
  // workerd cannot delete a name that is not valid UTF-8.
  clean.search = new URLSearchParams(kept).toString();
  const campaign = given.filter(([name]) => CAMPAIGN.test(name));
  if (!address.pathname.endsWith('.data')) clean.hash = new URLSearchParams(campaign).toString();
  return clean.pathname + clean.search + clean.hash;
}

const SEARCH = /^\/(?:search|news\/search|resources\/search-suggestions)\/*$/i;
/** Pages that search as soon as they have a keyword. */
const PICK = /^\/(?:[^/]+\/)?(?:team|player)\/(?:[^/]+\/)?[^/]+\/compare\/*$/i;
const SITEMAP = /^\/(?:sitemap\.xml|sitemaps\/[^/]+)\/*$/i;

/**
 * Returns the gate of a page that is made for each visitor. The pages' router takes a path in capitals and with
 * slashes at its end, too.
 */
export function gateOfPage(address: URL): 'search' | 'document' | 'own-page' {
  const path = pagePathOf(address);
  if (SEARCH.test(path) || (PICK.test(path) && hasKeyword(address))) return 'search';
  return SITEMAP.test(path) ? 'document' : 'own-page';
}

function hasKeyword({ searchParams }: URL): boolean {
  return (searchParams.get('keyword') ?? '').trim() !== '';
}

/** Returns a page's class in the metrics. */
export function pageClassOf(address: URL): string {
  const path = pagePathOf(address);
  return path === '/' ? 'home' : (CLASS.exec(path)?.[1] ?? 'other');
}

/** Returns the path of the page, also for React Router's own path to a page's data. */
function pagePathOf({ pathname }: URL): string {
  return pathname.replace(/_?\.data$/, '') || '/';
}
