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
/** Queries that pages read, and React Router's own. */
const KNOWN_QUERY = new Set(
  (
    '_routes accent brand date flag id lang league leagueId locale matchId platform scope seasonId sport ' +
    'teamId theme tournamentId type videoId'
  ).split(' '),
);

/** Path of the classes of pages that metrics distinguish, apart from Home. */
const CLASS = /^\/(?:[a-z-]+\/)?(matches|match|league|team|player|news)(?:\/|$)/;

/** Most characters of an address: no link is longer. */
const MAX_ADDRESS = 400;

/** Returns the rule of an address's page; null if it is made for each visitor. */
export function pageRuleOf(address: URL): PageRule | null {
  if (address.href.length > MAX_ADDRESS) return null;
  for (const name of address.searchParams.keys()) if (!KNOWN_QUERY.has(name)) return null;
  return PATH.test(pagePathOf(address)) ? RULE : null;
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
