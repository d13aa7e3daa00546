import { copyFile, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type Plugin, type ViteDevServer } from 'vite';
import { catalogues } from '../../shared/text/catalogue-plugin.ts';
import { fontFiles } from '../font-files.ts';
import { PROJECT } from '../project.ts';
import type { BuiltWorker } from '../worker-options.ts';

const MANIFEST = '\0virtual:react-router/server-manifest';
const ROUTES = '\0virtual:react-router/server-build';
/** Modules that React Router makes: all routes, and what browsers load for them. */
const MADE = /^\0?virtual:(?:react-router\/|frame-assets)/;
/** Components and styles outside routes, where loaders are. */
const SHOWN = /\/web\/(?!routes\/|root\.tsx$).*\.(?:tsx|css)$/;
/**
 * Gives routes' components their props, at the end of the module that lists the routes. React Router would do so by
 * parsing and printing each route, which takes a second.
 */
const WITH_PROPS = `
import * as router from 'react-router';
function withProps(module) {
  const { default: Component, ErrorBoundary, HydrateFallback } = module;
  return {
    ...module,
    ...(Component && { default: router.UNSAFE_withComponentProps(Component) }),
    ...(ErrorBoundary && { ErrorBoundary: router.UNSAFE_withErrorBoundaryProps(ErrorBoundary) }),
    ...(HydrateFallback && { HydrateFallback: router.UNSAFE_withHydrateFallbackProps(HydrateFallback) }),
  };
}`;

/** Whether the data of a page may depend on a source. */
export function concernsData(file: string): boolean {
  return !SHOWN.test(file);
}

/** The part of Vite that makes what browsers load. */
type BrowserModules = Pick<ViteDevServer['environments']['client'], 'pluginContainer'>;

/**
 * Gives imported files the modules that browsers get for them, whatever the query: a page that names another address
 * than its scripts would not hydrate.
 */
export function browserFiles({ pluginContainer }: BrowserModules): Plugin {
  return {
    name: 'browser-files',
    enforce: 'pre',
    load: {
      filter: { id: /\.(?:woff2|svg|png|webp)(?:\?|$)/ },
      handler: (id) => pluginContainer.load(id),
    },
  };
}

/**
 * The Worker of `npm run dev`, in one file. Vite alone would hand workerd each of its 2,800 modules by a request,
 * transformed one by one, which takes 20 s of a processor before the first page; a bundle takes 3 s.
 */
export class WorkerBundle {
  readonly worker: BuiltWorker;
  readonly #vite: ViteDevServer;
  readonly #folder: string;
  readonly #say: (message: string) => void;
  #isMade = false;
  /** Paths of the files in the bundle. */
  #files = new Set<string>();
  #manifest = '';
  /** Paths of the sources that have changed since. */
  readonly #changed = new Set(['edge/worker.ts']);
  #renewal: Promise<void> | undefined;

  /** `say` gets messages that stay. */
  constructor(vite: ViteDevServer, folder: string, say: (message: string) => void) {
    this.#vite = vite;
    this.#folder = folder;
    this.#say = say;
    this.worker = { config: join(PROJECT, 'wrangler.toml'), folder };
    vite.watcher.on('all', (event, file) => {
      // A new file may be one that an import could not find.
      if (event !== 'change' || this.#files.has(file)) this.#changed.add(file);
    });
  }

  /**
   * The module with the routes that browsers load. React Router would read all routes a second time to make it.
   */
  get browserManifest(): string {
    return this.#manifest.replace(/^export default /, 'window.__reactRouterManifest=');
  }

  /**
   * Makes the bundle again if a source has changed, and then calls `load`; simultaneous callers share one bundle.
   * `isData` tells a request for a page's data: React shows a changed component once it has these. Rejects for a
   * source with a fault.
   */
  renew(load: () => Promise<void>, isData = false): Promise<void> {
    const changed = [...this.#changed].filter((file) => !isData || concernsData(file));
    if (changed.length === 0 && !this.#renewal) return Promise.resolve();
    this.#renewal ??= this.#renew(load).finally(() => (this.#renewal = undefined));
    return this.#renewal;
  }

  /** Begins again for a source that changes meanwhile: browsers would have the newer one. */
  async #renew(load: () => Promise<void>): Promise<void> {
    while (this.#changed.size > 0) {
      const changed = [...this.#changed];
      this.#changed.clear();
      const start = performance.now();
      this.#say(this.#isMade ? 'Bundling the Worker again …' : 'Bundling the Worker …');
      try {
        await this.#build();
        await load();
        if (this.#isMade) {
          const seconds = (performance.now() - start) / 1_000;
          this.#say(`Bundled the Worker again in ${seconds.toFixed(1)} s.`);
        }
        this.#isMade = true;
      } catch (error) {
        for (const file of changed) this.#changed.add(file);
        throw error;
      }
    }
  }

  async #build(): Promise<void> {
    const { config, environments } = this.#vite;
    await mkdir(this.#folder, { recursive: true });
    await build({
      root: PROJECT,
      configFile: false,
      publicDir: false,
      mode: 'development',
      logLevel: 'error',
      css: { modules: config.css.modules ?? {} },
      define: { 'process.env.NODE_ENV': '"development"' },
      plugins: [
        catalogues(),
        fontFiles(),
        browserFiles(environments.client),
        this.#madeModules(),
        this.#wasm(),
      ],
      ssr: {
        target: 'webworker',
        noExternal: true,
        resolve: { conditions: ['workerd', 'worker', 'module', 'browser', 'development'] },
      },
      build: {
        ssr: join(PROJECT, 'edge/worker.ts'),
        outDir: this.#folder,
        emptyOutDir: false,
        minify: false,
        target: 'esnext',
        cssCodeSplit: false,
        reportCompressedSize: false,
        rolldownOptions: {
          external: [/^cloudflare:/, /^node:/],
          treeshake: false,
          output: { format: 'es', entryFileNames: 'index.js', codeSplitting: false },
        },
      },
    });
  }

  /** The modules that Vite's plugins make, as they are in development. */
  #madeModules(): Plugin {
    const { ssr } = this.#vite.environments;
    const files = this.#files;
    return {
      name: 'made-modules',
      enforce: 'pre',
      resolveId: { filter: { id: MADE }, handler: (id) => `\0${id}` },
      load: {
        filter: { id: MADE },
        handler: async (id) => {
          const module = await ssr.pluginContainer.load(id);
          if (typeof module !== 'string') throw new Error(`Nobody makes ${id}`);
          if (id === MANIFEST) this.#manifest = module;
          return id === ROUTES
            ? `${module.replaceAll(/\bmodule: (route\d+)/g, 'module: withProps($1)')}${WITH_PROPS}`
            : module;
        },
      },
      buildEnd() {
        files.clear();
        for (const id of this.getModuleIds()) files.add(id.split('?')[0] ?? id);
      },
    };
  }

  /** Copies WebAssembly beside the bundle, since workerd loads it as a module of its own. */
  #wasm(): Plugin {
    const folder = this.#folder;
    return {
      name: 'wasm',
      enforce: 'pre',
      resolveId: {
        filter: { id: /\.wasm$/ },
        async handler(id, importer) {
          const found = await this.resolve(id, importer, { skipSelf: true });
          if (!found) return undefined;
          await copyFile(found.id, join(folder, basename(found.id)));
          return { id: `./${basename(found.id)}`, external: 'relative' };
        },
      },
    };
  }
}
