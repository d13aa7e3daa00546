import type { Plugin } from 'vite';

/**
 * What replaces modules of React Router in browsers: the product finds all routes at once (`react-router.config.ts`)
 * and instruments none, but the router imports the code for both. Each answers as the library's own does when its
 * feature is off; the names are all that the library's module exports.
 */
export const UNUSED_ROUTER_PARTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'lib/router/instrumentation.js': {
    consumeInstrumentationClientResultMetaReceiver: '() => undefined',
    getRouteInstrumentationUpdates: '() => ({})',
    instrumentClientSideRouter: '(router) => router',
    instrumentHandler: '(handler) => handler',
    instrumentationResultMetaContext: 'null',
  },
  'lib/dom/ssr/fog-of-war.js': {
    URL_LIMIT: '7680',
    getManifestPath: '() => ""',
    getPartialManifest: '(manifest) => manifest',
    getPatchRoutesOnNavigationFunction: '() => undefined',
    getPathsWithAncestors: '(paths) => paths',
    handleClientVersionMismatch: 'async () => undefined',
    isFogOfWarEnabled: '() => false',
    useFogOFWarDiscovery: '() => undefined',
  },
};

/** Leaves parts of React Router that the product does not use out of browsers' scripts. */
export function unusedRouterParts(): Plugin {
  return {
    name: 'unused-router-parts',
    apply: 'build',
    load(id) {
      if (this.environment.name !== 'client') return undefined;
      const [, exported] =
        Object.entries(UNUSED_ROUTER_PARTS).find(([path]) =>
          id.endsWith(`/react-router/dist/production/${path}`),
        ) ?? [];
      if (!exported) return undefined;
      return Object.entries(exported)
        .map(([name, code]) => `export const ${name} = ${code};`)
        .join('\n');
    },
  };
}
