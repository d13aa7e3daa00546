import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './.ci/longest-first.ts';
import { fontFiles } from './edge/local/font-files.ts';
import { makeEncryptionKey, makeSessionSecret } from './edge/local/secret.ts';
import { catalogues } from './web/text/catalogue-plugin.ts';

const elsewhere = [
  '**/node_modules/**',
  'build/**',
  '**/*.worker.test.ts',
  '**/*.integration.test.ts',
];
/** Go through many seeds, matches and whole seasons: together they take minutes. */
const sweeps = [
  '**/*.property.test.{ts,tsx}',
  'realtime/demo/**/*.test.ts',
  'realtime/feeds/readers/recordings.test.ts',
];

/**
 * Replace modules, which others must not have loaded before, show toasts, which others leave behind,
 * or keep a library that lives as long as its page.
 */
const mocking = [
  'web/alerts/show-alerts.test.tsx',
  'web/app/monitoring/faro-sink.test.ts',
  'web/app/online-toasts.test.tsx',
  'web/entry.server.test.tsx',
  'web/favourites/load-favourites.test.tsx',
  'web/layouts/startup-data.test.tsx',
  'web/scores/match-row.test.tsx',
  'web/scores/matches-page.test.tsx',
];

export default defineConfig({
  test: {
    // All of them compute: by itself vitest leaves a processor idle, of two one.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [catalogues()],
        test: {
          name: 'unit',
          // Nothing here is timed: a busy machine may take as long as it needs.
          testTimeout: 30_000,
          // A second import of what files share would take longer than their tests.
          isolate: false,
          include: ['{.ci,web,edge,realtime}/**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, ...sweeps, ...mocking],
          setupFiles: ['./web/text/all-texts.server.ts'],
          // Read by the test of its colours; others need none.
          css: { include: [/tokens\.css/] },
        },
      },
      {
        plugins: [catalogues()],
        test: {
          name: 'mocking',
          include: mocking,
          testTimeout: 30_000,
          setupFiles: ['./web/text/all-texts.server.ts'],
        },
      },
      {
        plugins: [catalogues()],
        test: {
          name: 'sweeps',
          include: sweeps,
          exclude: elsewhere,
          // What they compute takes a busy machine several times as long.
          testTimeout: 60_000,
          setupFiles: ['./web/text/all-texts.server.ts'],
        },
      },
      {
        plugins: [
          cloudflareTest({
            main: './realtime/hosts/testing/worker.ts',
            wrangler: { configPath: './wrangler.toml' },
            // Low, so that a handful of sockets fills a room.
            miniflare: { bindings: { RELAY_THRESHOLD: '12', SOCKETS_PER_ADDRESS: '8', HUBS: '1' } },
          }),
        ],
        test: { name: 'rooms', include: ['realtime/**/*.worker.test.ts'] },
      },
      {
        plugins: [
          catalogues(),
          fontFiles(),
          cloudflareTest(async () => ({
            main: './edge/testing/worker.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                INGEST_SECRET:
                  'whsec_dGhlIG9sZCBzZWNyZXQgb2YgdGVzdHM= whsec_dGhlIG5ldyBzZWNyZXQgb2YgdGVzdHM=',
                SESSION_SECRET: makeSessionSecret(),
                ENCRYPTION_KEY: makeEncryptionKey(),
                MIGRATIONS: await readD1Migrations('./edge/origin/db/migrations'),
              },
            },
          })),
        ],
        test: {
          name: 'edge',
          // Hashes of passwords take long on a busy machine, and nothing here is timed.
          testTimeout: 30_000,
          include: ['edge/**/*.worker.test.ts'],
          setupFiles: ['./edge/testing/migrate.ts', './web/text/all-texts.server.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{.ci,web,edge,realtime}/**/*.integration.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Each starts a product of its own and waits for it most of the time. After the others,
          // so that no more than these run at once: by two, half of two processors is idle.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
