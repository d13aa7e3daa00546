import { cloudflare } from '@cloudflare/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const ROOT = /\/web\/root\.tsx/;
const SHARED = /\/(web|edge\/contracts|realtime\/protocol)\/|\/node_modules\//;
/** Neither Home nor a match needs these at first. */
const FIXTURES = /\/web\/fixtures\//;

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** What every page loads, all that the root stands on, is one chunk. */
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

export default defineConfig({
  publicDir: 'web/public',
  plugins: [cloudflare({ viteEnvironment: { name: 'ssr' } }), reactRouter()],
  // One stylesheet for all pages, kept from the first on: split, a page asked for fifteen.
  build: { cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few chunks: split finer, a page asked for sixty files.
            codeSplitting: {
              groups: [
                { name: shell, priority: 1 },
                {
                  name: 'shared',
                  test: (id) => SHARED.test(id) && !FIXTURES.test(id),
                  minShareCount: 6,
                },
              ],
            },
          },
        },
      },
    },
  },
});
