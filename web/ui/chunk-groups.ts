/** The part of Rolldown's module graph that groups need. */
interface Modules {
  getModuleInfo(
    id: string,
  ): { importers: readonly string[]; importedIds: readonly string[] } | null;
}

interface Group {
  name: string | ((id: string, modules: Modules) => string | null);
  test?: RegExp | ((id: string) => boolean);
  minShareCount?: number;
  priority?: number;
}

const ROOT = /\/web\/root\.tsx/;
/** Names of a match's tabs, and the part of React that late parts import too: the first scripts need both. */
const OF_SHELL =
  /\/text\/match-tabs\.|\/node_modules\/react-dom\/(?:index|cjs\/react-dom\.production)\./;
const OURS = /\/(web|edge\/(?:contracts|shared)|realtime\/(?:protocol|sports))\/|\/node_modules\//;

/** Pages that most visits begin with, by kind. */
const KINDS = {
  lists: /\/web\/routes\/(?:home|matches-all)\.tsx/,
  match: /\/web\/routes\/match(?:-overview)?\.tsx/,
  entity: /\/web\/routes\/(?:league|team)(?:-overview)?\.tsx/,
};
const KIND_NAMES = ['lists', 'match', 'entity'] as const;
type Kind = (typeof KIND_NAMES)[number];

/** Client of a page's API calls: most pages make none before they are idle. */
const CALLING =
  /\/node_modules\/ky\/|\/web\/api\/|\/web\/app\/browser-api|\/contracts\/(?:states|call-address)\./;
/** The head of a match, on its page and on Home. */
const STAGE = /\/web\/scores\/(?:stage\/|use-status|display-status|played-time)/;
/** Lines of matches: code that loads after a page's. */
const LINES =
  /\/web\/(?:scores\/(?:match-line|stage\/stage-line)|domain\/(?:match-line|line-text)|ui\/line)\.|\/edge\/shared\/(?:line\/|crest\/kit-name)/;
/**
 * A match shows its header first; its tabs share most modules, but only box scores, tables and, with the pages that
 * compare two teams, head-to-heads use theirs.
 */
const MATCH_TAB =
  /\/web\/match\/(?:tabs\/(?!odds\/odds-format)|momentum|latest-rows|periods-table|side-legend|timeline|use-refetched|tab-body|incident-text|disallowed|period-name)/;
const OWN_TAB =
  /\/web\/match\/tabs\/(?:box-score|standings|head-to-head\/(?:head-to-head-tab|past-matches|summary-bars))/;
/**
 * Cloths and grounds, which a match's head, art of news and pages of a team show, but no list does.
 */
const CLOTH = /\/web\/ui\/(?:cloth|ground)\.|\/crest\/cloth\./;
/** The share button, on pages of a match, an article and a video. */
const SHARE = /\/web\/(?:app\/share-button|paths\/card-path)\./;
/** Small parts of many pages, which no list and no match's head has. */
const PARTS =
  /\/web\/(?:standings\/(?:form-line|standings-card)|ui\/(?:card|facts|panel|tab-links|pill-links)|live\/sport-room|entity-page\/player-(?:flag|link)|paths\/player-path|domain\/(?:position-group|parse-side))\./;
/** Matches in groups, on pages of teams, leagues and favourites. */
const GROUPS = /\/web\/scores\/list\/group-/;
/** Cards of news and videos, which a match shows late. */
const MEDIA = /\/web\/tv\/videos\/news-and-videos\./;
/** Heads of leagues and teams, which shared pages have too. */
const PROFILES =
  /\/web\/(?:entity-page\/(?:profile-stage|profile-error|team-band|screens-handle|keeps-layout)|league\/(?:league-stage|season-line|league-meta|use-league-layout)|team\/team-(?:stage|meta)|scores\/list\/event-ld)\./;
/** The frame of league and team pages and its placeholder, which every page has at rest. */
const SKELETONS = /\/web\/entity-page\/screen-(?:skeleton|columns)\./;
/** Figures in tables of leagues, and on pages of a match. */
const FIGURES =
  /\/web\/(?:ui\/(?:scroll-region|flashing)|live\/use-revalidate-when|standings\/form-guide)\.|\/sports\/standings-rule\.|\/text\/signed\./;
/** Tables of leagues, on pages of a match, a league, a team and a player. */
const TABLES = /\/web\/standings\/(?!standings-(?:page|card))|\/sports\/tally\./;
/** Small parts of the footer, which late parts of pages have too: the shell names one file for all. */
const FOOTER_PARTS = /\/web\/(?:about\/policy-type|paths\/tv-path)\.|\/text\/language-names\./;
/** The dialog, which loads when one first opens. */
const DIALOG = /\/web\/ui\/(?:dialog|modal-stack)\./;
/** The device's favourites store, which every page reads after hydration. */
const KEPT_FAVOURITES =
  /\/web\/favourites\/(?:favourites-store|alert-|open-alerts|use-alerts)|\/edge\/contracts\/alert-kinds\./;
/** Modules that ask for consent, and those that depend on it: few files for few pages. */
const CONSENT = /\/web\/session\/consent\/consent-/;
const MEASURING =
  /\/web\/app\/(?:consent\.|monitoring\/(?:use-popup|recording\/(?:start|recorded)-))/;
/**
 * The line of values that wait for a fan's stream: connections, a match's tabs and the player's
 * guard share it.
 */
const DELAY_LINE = /\/web\/live\/(?:held-back|delay-line)\./;
const VALIBOT = /\/node_modules\/valibot\//;
const SCHEMAS = /\/(?:edge\/contracts|realtime\/protocol)\/|\/node_modules\/valibot\//;

/**
 * Groups of modules that browsers load as one chunk. Modules that pages of several kinds import at
 * once have one group for each set of kinds, so that no page loads what only others need. The
 * patterns above explain the other groups. With finer groups, a page loaded sixty files.
 */
export const CHUNK_GROUPS: Group[] = [
  { name: shell, priority: 1 },
  firstLoadOf('lists', 'match', 'entity'),
  firstLoadOf('lists', 'match'),
  firstLoadOf('lists', 'entity'),
  firstLoadOf('match', 'entity'),
  {
    name: (id, modules) => (isSchema(id, modules) ? 'schemas' : null),
    test: SCHEMAS,
    minShareCount: 6,
  },
  { name: 'delay-line', test: DELAY_LINE, minShareCount: 2 },
  { name: 'calling', test: CALLING, minShareCount: 2 },
  firstLoadOf('lists'),
  { name: 'lines', test: LINES, minShareCount: 2 },
  { name: 'cloth', test: CLOTH, minShareCount: 2 },
  { name: 'stage', test: STAGE, minShareCount: 2 },
  { name: 'share', test: SHARE, minShareCount: 2 },
  { name: 'parts', test: PARTS, minShareCount: 2 },
  { name: 'groups', test: GROUPS, minShareCount: 2 },
  { name: 'media', test: MEDIA, minShareCount: 2 },
  { name: 'profiles', test: PROFILES, minShareCount: 2 },
  { name: 'skeletons', test: SKELETONS, minShareCount: 2 },
  firstLoadOf('entity'),
  firstLoadOf('match'),
  { name: 'figures', test: FIGURES, minShareCount: 2 },
  { name: 'tables', test: TABLES, minShareCount: 2 },
  {
    name: 'match-tabs',
    test: (id) => MATCH_TAB.test(id) && !OWN_TAB.test(id),
    minShareCount: 2,
  },
  { name: 'favourites-store', test: KEPT_FAVOURITES, minShareCount: 2 },
  { name: 'footer-parts', test: FOOTER_PARTS, minShareCount: 2 },
  { name: 'dialog', test: DIALOG, minShareCount: 2 },
  { name: 'consent', test: CONSENT },
  { name: 'measuring', test: MEASURING, minShareCount: 2 },
];

/** Puts the root's modules, which every page loads, in one chunk. */
function shell(id: string, modules: Modules): 'shell' | null {
  const isOfRoot = !ROOT.test(id) && importersOf(id, modules).some((each) => ROOT.test(each));
  return isOfRoot || OF_SHELL.test(id) ? 'shell' : null;
}

/** Returns the group of modules that pages of exactly these kinds import at once. */
function firstLoadOf(...kinds: Kind[]): Group {
  const name = kinds.length === KIND_NAMES.length ? 'shared' : kinds.join('-');
  const isTheirs = (id: string, modules: Modules) => {
    const importers = importersOf(id, modules);
    return KIND_NAMES.every(
      (kind) => importers.some((each) => KINDS[kind].test(each)) === kinds.includes(kind),
    );
  };
  return {
    name: (id, modules) => (isTheirs(id, modules) && !isSchema(id, modules) ? name : null),
    test: OURS,
    minShareCount: 2,
  };
}

/**
 * Whether a module is valibot or imports it. Pages parse only data that comes after they are shown.
 */
function isSchema(id: string, modules: Modules): boolean {
  const imported = modules.getModuleInfo(id)?.importedIds ?? [];
  return [id, ...imported].some((each) => VALIBOT.test(each));
}

/** Returns a module and all that import it at once, themselves or through others. */
function importersOf(id: string, modules: Modules): string[] {
  const found = new Set([id]);
  for (const each of found)
    for (const importer of modules.getModuleInfo(each)?.importers ?? []) found.add(importer);
  return [...found];
}
