import { hash } from 'node:crypto';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type CSSOptions } from 'vite';
import { clientTarball } from './clients/live/tarball/tarball-plugin.ts';
import { fontFiles } from './edge/local/font-files.ts';
import { catalogues } from './edge/shared/text/catalogue-plugin.ts';
import { refuseDeploys } from './ops/deploy/refuse-plugin.ts';
import { alertsWorker } from './web/alerts/worker-plugin.ts';
import { CHUNK_GROUPS } from './web/ui/chunk-groups.ts';
import { withoutComposesWarning } from './web/ui/composes-warning.ts';
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
  beside: /\/web\/routes\/multi-view/,
  bracket: /\/web\/routes\/league-bracket/,
  people: /\/web\/routes\/(?:player|compare-)/,
  entity: /\/web\/routes\/(?:league|team|cup-roster|search)/,
  news: /\/web\/routes\/(?:news|article|highlights)/,
  video: /\/web\/routes\/(?:video|tv|playlist|popular-playlist)/,
  ops: /\/web\/routes\/ops/,
};
/** They show parts of a match and of profiles, and few visits begin with them. */
const GUESTS = new Set(['beside', 'people']);
/** Chunks of each first load. */
const ON_EVERY_PAGE = /\/(?:shell|shared)-[^/]+\.js$/;
/** Load at rest or when a visitor opens them, and from no route. */
const LATE =
  /\/web\/(?:layouts\/rest-parts|session\/country\/country-dialog|home-screen\/install-card|entity-page\/calendar-parts|account\/me\/delay-finder|match\/ways-to-watch|match\/small-window\/small-window|multi-view\/match-picker|alerts\/push\/push-field|league\/outlook\/late-outlook)\.tsx/;
const CONTRACTS = /\/edge\/contracts\//;

/** Parts of every page that load at rest or when a visitor opens them. */
const WAITING =
  /\/(?:sign-in-dialog|appearance-menu|rest-parts|page-skeleton|announcements|load-profile|home-rail|side-rail|match-rail|late-actions|ways-to-watch|small-window|delay-finder|match-picker)-[^/]+\.js$/;

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

/** Loads a plugin that only builds need: it takes half a second. */
async function cloudflareWorker() {
  const { cloudflare } = await import('@cloudflare/vite-plugin');
  return cloudflare({ viteEnvironment: { name: 'ssr' }, inspectorPort: false });
}

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  plugins: [
    catalogues(),
    flagFiles(),
    appFiles(),
    fontFiles(),
    widgetScript(),
    clientTarball(),
    alertsWorker(),
    webViews(css),
    // In development the Worker is bundled by itself: edge/local/dev.
    command === 'build' && cloudflareWorker(),
    refuseDeploys(),
    reactRouter(),
    withoutComposesWarning(),
    styleSheets({ groups: SHEETS, guests: GUESTS, late: LATE, root: 'web/root.tsx' }),
  ],
  css,
  environments: {
    // Browsers get its pages' styles from the client's build.
    // A Worker of half the size starts sooner: Miniflare copies all of its code dozens of times.
    ssr: { build: { cssCodeSplit: false, minify: true } },
    client: {
      // Finds all dependencies before the first page: a later find breaks open pages.
      optimizeDeps: {
        entries: ['web/entry.client.tsx', 'web/root.tsx', 'web/routes/*.tsx', '!**/*.test.tsx'],
      },
      build: {
        // What every page has need not be listed beside each late part, and parts that wait for rest or for a press
        // find their own scripts: the lists are in the first scripts of every page.
        modulePreload: {
          resolveDependencies: (part, files) =>
            files.filter(
              (file) => file.endsWith('.css') || !(ON_EVERY_PAGE.test(file) || WAITING.test(part)),
            ),
        },
        rolldownOptions: {
          // A browser loads only the calls that it makes.
          treeshake: { moduleSideEffects: [{ test: CONTRACTS, sideEffects: false }] },
          // Inlines numbers and names that never change.
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          output: {
            codeSplitting: { groups: CHUNK_GROUPS },
          },
        },
      },
    },
  },
}));
