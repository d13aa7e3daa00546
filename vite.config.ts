import { hash } from 'node:crypto';
import { relative } from 'node:path';
import { cloudflare } from '@cloudflare/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type CSSOptions } from 'vite';
import { fontFiles } from './edge/local/font-files.ts';
import { catalogues } from './edge/shared/text/catalogue-plugin.ts';
import { styleSheets } from './web/ui/sheets-plugin.ts';
import { webViews } from './web/web-views/frame/frame-plugin.ts';
import { appFiles } from './web/home-screen/app-files.ts';
import { flagFiles } from './web/ui/flag-files.ts';
import { widgetScript } from './web/web-views/widget-script/widget-plugin.ts';

/** Pages by the sheet of their styles; the first are those that most visits begin with. */
const SHEETS = {
  style: /\/web\/(?:root|entry\.client|routes\/(?:home|matches|matches-all))\.tsx/,
  match: /\/web\/routes\/match(?:-overview)?\.tsx/,
  tabs: /\/web\/routes\/match-/,
  bracket: /\/web\/routes\/league-bracket/,
  entity: /\/web\/routes\/(?:league|team|player|cup-roster|search)/,
  news: /\/web\/routes\/(?:news|article|highlights)/,
  video: /\/web\/routes\/(?:video|tv|playlist|popular-playlist)/,
  ops: /\/web\/routes\/ops/,
};
/** Chunks of each first load. */
const ON_EVERY_PAGE = /\/(?:shell|shared|rolldown-runtime)-[^/]+\.js$/;
/** Load at rest or when a visitor opens them, and from no route. */
const LATE =
  /\/web\/(?:layouts\/rest-parts|session\/country\/country-dialog|home-screen\/install-card)\.tsx/;
const ROOT = /\/web\/root\.tsx/;
const SHARED =
  /\/(web|edge\/(?:contracts|shared)|realtime\/(?:protocol|sports))\/|\/node_modules\//;
const CONTRACTS = /\/edge\/contracts\//;
/** Home needs none of these at first; a match needs some. */
const NOT_OF_HOME =
  /\/web\/(?:match|entity-page|standings|account|favourites|alerts|news|tv|video-player)\/|\/web\/session\/(?!consent\/|country\/)|\/web\/scores\/list\/|\/contracts\/(?:patron-calls|session-calls|otp-calls|captcha|credentials|tokens|news-calls|news-inputs|video-calls|tv-calls|favourite-calls|favourite\.)|\/web\/ui\/(?:card|card-skeleton|tab-links|pill-links|dialog|modal-stack)\.|\/web\/app\/share-button|\/web\/about\/app-download\/|\/paths\/(?:video|tv)-path|\/web\/(?:league|team)\/[a-z]+-meta|\/web\/live\/(?:spoiler-guard|held-back|sport-room|use-revalidate-when)\.|\/text\/(?:round-name|games-text)|\/sports\/(?:standings-rule|statistics|box-score|match-leaders|tally)\./;
/** Client of a page's API calls: most pages make none before they are idle. */
const CALLING =
  /\/node_modules\/ky\/|\/web\/api\/|\/web\/app\/browser-api|\/contracts\/(?:states|call-address)\./;
/** Modules of a day's lists, and of all match lists: a match page needs none at first. */
const DAY = /\/web\/scores\/(?!list\/|live\/)/;
const ROWS = /\/web\/scores\/(?:match-row|match-line|row-note|row-status|rows-card|team-cells)/;
/** The head of a match, on its page and on Home. */
const STAGE = /\/web\/scores\/(?:stage\/|use-status|display-status|played-time)/;
/** Names of rounds and games: on pages of a match, a league, a team and a player. */
const ROUNDS = /\/text\/(?:round-name|games-text)\./;
/** Lines of matches: code that loads after a page's. */
const LINES =
  /\/web\/(?:scores\/(?:match-line|stage\/stage-line)|domain\/(?:match-line|line-text)|ui\/line)\.|\/edge\/shared\/(?:line\/|crest\/kit-name)/;
/** A match shows its header first; its tabs share most modules, but only a box score uses its own. */
const MATCH_TAB =
  /\/web\/match\/(?:tabs\/|momentum|latest-rows|periods-table|side-legend|timeline|use-refetched|tab-body|incident-text|disallowed|period-name)/;
const BOX_SCORE = /\/web\/match\/tabs\/box-score/;
const MATCH = /\/web\/match\//;
/** Base of league and team pages, and most of a player page's. */
const ENTITY_PAGE =
  /\/web\/(?:entity-page\/(?!player-|screen-skeleton|squad|load-squad)|scores\/list\/(?:event-ld|group-))/;
/** A match's head, art of news and pages of a team show them; no list does. */
const CLOTH = /\/web\/ui\/(?:cloth|ground)\.|\/crest\/cloth\./;
/** In many pages but not in Home. */
const CARDS = /\/web\/ui\/(?:card|tab-links|pill-links)\./;
/** A day needs these but no cards. */
const SKELETONS = /\/web\/ui\/card-skeleton\./;
/** On pages of a match, an article and a video; a match needs no card at first. */
const SHARE = /\/web\/app\/share-button\./;
/** Loaded when a dialog first opens. */
const DIALOG = /\/web\/ui\/(?:dialog|modal-stack)\./;
/** The device's favourites store, which every page reads after hydration. */
const KEPT_FAVOURITES = /\/web\/favourites\/(?:favourites-store|alert-|open-alerts|use-alerts)/;

/** Modules that ask for consent, and those that depend on it: few files for few pages. */
const CONSENT = /\/web\/session\/consent\/consent-/;
const MEASURING =
  /\/web\/app\/(?:consent\.|monitoring\/(?:use-popup|recording\/(?:start|recorded)-))/;

interface Modules {
  getModuleInfo(
    id: string,
  ): { importers: readonly string[]; importedIds: readonly string[] } | null;
}

const VALIBOT = /\/node_modules\/valibot\//;
const SCHEMAS = /\/(?:edge\/contracts|realtime\/protocol)\/|\/node_modules\/valibot\//;

/** Whether a module is valibot or calls it: pages parse only what comes after they are shown. */
function isSchema(id: string, modules: Modules): boolean {
  const imported = modules.getModuleInfo(id)?.importedIds ?? [];
  return [id, ...imported].some((each) => VALIBOT.test(each));
}

/** Puts the root's modules, which every page loads, in one chunk. */
function shell(id: string, modules: Modules): 'shell' | null {
  const seen = new Set<string>();
  const isUsedByRoot = (module: string): boolean => {
    if (ROOT.test(module)) return true;
    if (seen.has(module)) return false;
    seen.add(module);
    return modules.getModuleInfo(module)?.importers.some(isUsedByRoot) ?? false;
  };
  return !ROOT.test(id) && isUsedByRoot(id) ? 'shell' : null;
}

/** Set by `npm run dev`: the store's path and the secrets. */
const { DEV_STORE: path, ...set } = process.env;
const { INGEST_SECRET = '', SESSION_SECRET = '', ENCRYPTION_KEY = '' } = set;
const dev = path !== undefined && {
  persistState: { path },
  config: {
    vars: {
      INGEST_SECRET,
      SESSION_SECRET,
      ENCRYPTION_KEY,
      LOCAL: '1',
      API_DOCS: '1',
      MONITORING_ENVIRONMENT: 'development',
    },
  },
};

/** Classes by their short names. */
const classes = new Map<string, string>();

/** Returns the name of a class in pages: a page has thousands, so a built one is four letters long. */
function shortName(name: string, file: string): string {
  const full = `${relative(import.meta.dirname, file)} ${name}`;
  const short = hash('sha256', full, 'base64url')
    .slice(0, 4)
    .replace(/^[\d-]/, 'c');
  const other = classes.get(short) ?? full;
  if (other !== full) throw new Error(`Classes have the same short name: ${other}, ${full}`);
  classes.set(short, full);
  return process.argv.includes('build') ? short : `${name}_${short}`;
}

const css: CSSOptions = { modules: { generateScopedName: shortName } };

export default defineConfig({
  publicDir: 'web/public',
  plugins: [
    catalogues(),
    flagFiles(),
    appFiles(),
    fontFiles(),
    widgetScript(),
    webViews(css),
    cloudflare({ viteEnvironment: { name: 'ssr' }, inspectorPort: false, ...dev }),
    reactRouter(),
    styleSheets({ groups: SHEETS, late: LATE, root: 'web/root.tsx' }),
  ],
  css,
  environments: {
    // Browsers get its pages' styles from the client's build.
    ssr: { build: { cssCodeSplit: false } },
    client: {
      // Finds all dependencies before the first page: a later find breaks open pages.
      optimizeDeps: { entries: ['web/entry.client.tsx', 'web/root.tsx', 'web/routes/*.tsx'] },
      build: {
        // What every page has need not be listed beside each late part.
        modulePreload: {
          resolveDependencies: (_part, files) => files.filter((file) => !ON_EVERY_PAGE.test(file)),
        },
        rolldownOptions: {
          // A browser loads only the calls that it makes.
          treeshake: { moduleSideEffects: [{ test: CONTRACTS, sideEffects: false }] },
          // Inlines numbers and names that never change.
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          output: {
            // Few chunks: split finer, a page loaded sixty files.
            codeSplitting: {
              groups: [
                { name: shell, priority: 1 },
                {
                  name: (id, modules) => (isSchema(id, modules) ? null : 'shared'),
                  test: (id) =>
                    SHARED.test(id) &&
                    !NOT_OF_HOME.test(id) &&
                    !ROWS.test(id) &&
                    !CLOTH.test(id) &&
                    !LINES.test(id) &&
                    !CALLING.test(id),
                  minShareCount: 6,
                },
                {
                  name: (id, modules) => (isSchema(id, modules) ? 'schemas' : null),
                  test: SCHEMAS,
                  minShareCount: 6,
                },
                { name: 'calling', test: CALLING, minShareCount: 2 },
                { name: 'rounds', test: ROUNDS, minShareCount: 2 },
                { name: 'lines', test: LINES, minShareCount: 2 },
                { name: 'cloth', test: CLOTH, minShareCount: 2 },
                { name: 'stage', test: STAGE, minShareCount: 2 },
                { name: 'rows', test: ROWS, minShareCount: 2 },
                { name: 'day', test: DAY, minShareCount: 2 },
                {
                  name: 'match',
                  test: (id) => MATCH.test(id) && !MATCH_TAB.test(id),
                  minShareCount: 2,
                },
                {
                  name: 'match-tabs',
                  test: (id) => MATCH_TAB.test(id) && !BOX_SCORE.test(id),
                  minShareCount: 2,
                },
                { name: 'favourites-store', test: KEPT_FAVOURITES, minShareCount: 2 },
                { name: 'cards', test: CARDS, minShareCount: 2 },
                { name: 'skeletons', test: SKELETONS, minShareCount: 2 },
                { name: 'share', test: SHARE, minShareCount: 2 },
                { name: 'dialog', test: DIALOG, minShareCount: 2 },
                { name: 'consent', test: CONSENT },
                { name: 'measuring', test: MEASURING, minShareCount: 2 },
                { name: 'entity-page', test: ENTITY_PAGE, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
});
