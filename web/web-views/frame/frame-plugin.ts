import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { LANGUAGES, PSEUDO_LANGUAGE, type Language } from '../../../edge/contracts/language.ts';
import { catalogues, compileCatalogue } from '../../../edge/shared/text/catalogue-plugin.ts';
import { withoutComposesWarning } from '../../ui/composes-warning.ts';
import { FRAME_TEXTS, type FrameTexts } from './frame-texts.ts';

/** The content of `virtual:frame-assets`. */
interface FrameAssets {
  entry: string;
  style: string;
  texts: Readonly<Record<string, string>>;
  screens: Readonly<Record<string, readonly string[]>>;
}

/** A module with the texts of screens in a language. */
interface TextModule extends FrameTexts {
  language: Language;
  /** The screens, with language, that use it: `match/pt-BR`. */
  names: string[];
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const ENTRY = here('./entry.ts');
/** An entry that no browser runs: the build needs it for the styles of static pages. */
const STATIC = here('./static-screens.tsx');
const ISLAND = here('./island.tsx');
/** Modules with the texts of the live screens, by module id. */
const TEXTS = textModules();
const SCREEN = /\/web-views\/frame\/screens\/([\w-]+)-screen\.tsx$/;
/** Matches real files only, since the bundler's own helper must stay with the entry. */
const MODULE = /^\/.*\.(?:[cm]?js|tsx?|css)$/;
const CONNECTIONS = here('../../live/connections.ts');
const VIRTUAL = 'virtual:frame-assets';
const IS_VIRTUAL = /virtual:frame-assets$/;

/**
 * Returns the Vite plugin that builds the web views' scripts in the app's folder: the same
 * components, with Preact for React and plain links for the router. React and the router alone
 * exceed a web view's size limit (ADR 66). The server reads the scripts' paths from
 * `virtual:frame-assets`. In development the plugin builds on request.
 */
export function webViews(css: UserConfig['css'] = {}): Plugin {
  let assets: FrameAssets | undefined;
  let isDeveloping = false;
  return {
    name: 'web-views',
    configResolved: ({ command }) => {
      isDeveloping = command === 'serve';
    },
    resolveId: { filter: { id: IS_VIRTUAL }, handler: () => `\0${VIRTUAL}` },
    load: {
      filter: { id: IS_VIRTUAL },
      handler: () => `export default ${JSON.stringify(isDeveloping ? DEVELOPED : assets)}`,
    },
    configureServer(server) {
      let built: Promise<Output[number][]> | undefined;
      server.watcher.on('change', () => {
        built = undefined;
      });
      const answer = async (url: string, response: ServerResponse) => {
        built ??= buildFrame(css, true);
        const name = `${FOLDER.slice(1)}${url.split('?')[0]}`;
        const file = (await built).find(({ fileName }) => fileName === name);
        response.statusCode = file ? 200 : 404;
        response.setHeader(
          'content-type',
          TYPES[name.slice(name.lastIndexOf('.'))] ?? TYPES['.js'],
        );
        response.end(file && sourceOf(file));
      };
      server.middlewares.use(FOLDER, (request, response) => {
        answer(request.url ?? '', response).catch((error: unknown) =>
          server.config.logger.error(String(error)),
        );
      });
    },
    async generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const output = await buildFrame(css, false);
      for (const file of output)
        if (!(file.fileName in bundle))
          this.emitFile({ type: 'asset', fileName: file.fileName, source: sourceOf(file) });
      assets = assetsOf(output);
    },
  };
}

const TYPES: Readonly<Record<string, string>> & { '.js': string } = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};
const FOLDER = '/assets/frame';
const DEVELOPED: FrameAssets = {
  entry: `${FOLDER}/entry.js`,
  style: `${FOLDER}/style.css`,
  texts: {},
  screens: {},
};

/**
 * Replaces Vite's preload helper, which costs 1.2 kB: the document already preloads all files of
 * its screen.
 */
const plainPreload: Plugin = {
  name: 'plain-preload',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
};

/** Returns the text modules by id. Screens with the same areas share a module. */
function textModules(): ReadonlyMap<string, TextModule> {
  const modules = new Map<string, TextModule>();
  for (const language of [...LANGUAGES, PSEUDO_LANGUAGE] as const)
    for (const [screen, texts] of Object.entries(FRAME_TEXTS)) {
      const id = `frame-texts:${language}/${texts.areas.join('+')}`;
      const module = modules.get(id) ?? { ...texts, language, names: [] };
      module.names.push(`${screen}/${language}`);
      modules.set(id, module);
    }
  return modules;
}

/** Merges the texts of several areas into one module; separate files would be 2.4 kB larger. */
const mergedTexts: Plugin = {
  name: 'merged-texts',
  resolveId: (id) => (TEXTS.has(id) ? id : undefined),
  async load(id) {
    const module = TEXTS.get(id);
    if (!module) return undefined;
    const { areas, without, language } = module;
    const left = new Set<string>(without);
    const source = language === PSEUDO_LANGUAGE ? 'en' : language;
    const folder = here(`../../../edge/shared/text/catalogues/${source}`);
    const merged: Record<string, object> = {};
    for (const area of areas) {
      const file = join(folder, `${area}.ts`);
      this.addWatchFile(file);
      for (const [group, texts] of Object.entries(await compileCatalogue(file, language)))
        if (!left.has(group))
          merged[group] = {
            ...merged[group],
            ...Object.fromEntries(
              Object.entries(texts).filter(([name]) => !left.has(`${group}.${name}`)),
            ),
          };
    }
    return `export default ${JSON.stringify(merged)}`;
  },
};

type Output = Rolldown.RolldownOutput['output'];

async function buildFrame(
  css: UserConfig['css'],
  isDeveloping: boolean,
): Promise<Output[number][]> {
  const hash = isDeveloping ? '' : '-[hash]';
  const result = await build({
    configFile: false,
    root: here('../../..'),
    publicDir: false,
    logLevel: 'warn',
    plugins: [catalogues(), mergedTexts, plainPreload, withoutComposesWarning()],
    css: css ?? {},
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: here('./router.tsx') },
        { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
        { find: /^react(?:-dom)?$/, replacement: here('./react.ts') },
        { find: /^react\/(jsx-(?:dev-)?runtime)$/, replacement: 'preact/$1' },
        // A web view loads all of its code at once.
        { find: /^.*\/late-lines\.tsx$/, replacement: here('../../scores/lines.ts') },
        { find: /^.*\/delayed-replica\.ts$/, replacement: here('./undelayed.ts') },
      ],
    },
    build: {
      write: false,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: {
          entry: ENTRY,
          static: STATIC,
          ...Object.fromEntries(
            [...TEXTS].map(
              ([
                id,
                {
                  language,
                  names: [name = ''],
                },
              ]) => [`texts-${name.split('/')[0]}-${language}`, id],
            ),
          ),
        },
        // Otherwise the build drops an entry's exports, with their styles.
        preserveEntrySignatures: 'exports-only',
        treeshake: { moduleSideEffects: [{ test: /\/edge\/contracts\//, sideEffects: false }] },
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        output: {
          entryFileNames: `assets/frame/[name]${hash}.js`,
          chunkFileNames: `assets/frame/[name]${hash}.js`,
          // The app emits the same font under this name, so browsers load it once for both.
          assetFileNames: ({ names: [name = ''] }) =>
            `assets/${isDeveloping || name.endsWith('.css') ? 'frame/' : ''}[name]${hash}[extname]`,
          // Few chunks: one holds most shared code, without the helper that the entry needs.
          codeSplitting: {
            groups: [
              { name: 'preload-helper', test: 'vite/preload-helper', priority: 1 },
              { name: 'live', test: MODULE, minShareCount: 3 },
            ],
          },
        },
      },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('Web views make one build.');
  return withoutStatic(result.output);
}

/** Returns the output without the chunks that no browser loads. */
function withoutStatic(output: Output): Output[number][] {
  const byName = new Map(output.map((file) => [file.fileName, file]));
  const reached = new Set<string>();
  const follow = (name: string) => {
    const file = byName.get(name);
    if (file?.type !== 'chunk' || reached.has(name)) return;
    reached.add(name);
    for (const next of [...file.imports, ...file.dynamicImports]) follow(next);
  };
  const loaded = new Set([ENTRY, ...TEXTS.keys()]);
  for (const file of output)
    if (file.type === 'chunk' && loaded.has(file.facadeModuleId ?? '')) follow(file.fileName);
  return output.filter((file) => file.type !== 'chunk' || reached.has(file.fileName));
}

function sourceOf(file: Output[number]): string | Uint8Array {
  return file.type === 'chunk' ? file.code : file.source;
}

function assetsOf(output: readonly Output[number][]): FrameAssets {
  const chunks = output.filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const chunkOf = (module: string) =>
    chunks.find(({ facadeModuleId }) => facadeModuleId === module);
  const entry = chunkOf(ENTRY);
  const island = chunkOf(ISLAND);
  const style = output.find(({ fileName }) => fileName.endsWith('.css'));
  if (!entry || !island || !style) throw new Error('Web views were built without their entry.');
  const withImports = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const imported of byName.get(name)?.imports ?? []) withImports(imported, seen);
    return seen;
  };
  const ofEntry = withImports(entry.fileName);
  // The island imports this chunk at once.
  const connections = chunkOf(CONNECTIONS);
  const screens = chunks.flatMap((chunk) => {
    const [, name] = SCREEN.exec(chunk.facadeModuleId ?? '') ?? [];
    if (name === undefined) return [];
    const needed = withImports(chunk.fileName, withImports(island.fileName));
    if (connections) withImports(connections.fileName, needed);
    return [[name, [...needed].filter((file) => !ofEntry.has(file)).map((file) => `/${file}`)]];
  });
  const texts = [...TEXTS].flatMap(([id, { names }]) => {
    const chunk = chunkOf(id);
    if (!chunk) throw new Error(`Web views were built without the texts of ${names.join()}.`);
    return names.map((name) => [name, `/${chunk.fileName}`] as const);
  });
  return {
    entry: `/${entry.fileName}`,
    style: `/${style.fileName}`,
    texts: Object.fromEntries(texts),
    screens: Object.fromEntries(screens),
  };
}
