import { cloudflare } from '@cloudflare/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const SHARED = /\/(web|edge\/contracts|realtime\/protocol)\/|\/node_modules\//;
/** Neither Home nor a match needs these at first. */
const FIXTURES = /\/web\/fixtures\//;

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
            // One chunk for what most routes use: split finer, a page asked for sixty files.
            codeSplitting: {
              groups: [
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
