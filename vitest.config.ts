import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './.ci/longest-first.ts';
import { fontFiles } from './edge/local/font-files.ts';
import { makePrivateKey, makeRandomSecret } from './edge/local/secret.ts';
import { catalogues } from './edge/shared/text/catalogue-plugin.ts';

const elsewhere = [
  '**/node_modules/**',
  'build/**',
  '**/*.worker.test.ts',
  '**/*.integration.test.ts',
];
/** Tests of many seeds, matches and whole seasons: together they take minutes. */
const sweeps = [
  '**/*.property.test.{ts,tsx}',
  'realtime/demo/**/*.test.ts',
  'realtime/feeds/readers/recordings.test.ts',
];

/**
 * They replace modules that others must not have loaded, show toasts that others leave behind, or
 * keep a library that lives as long as its page.
 */
const mocking = [
  'web/alerts/show-alerts.test.tsx',
  'web/app/monitoring/faro-sink.test.ts',
  'web/app/online-toasts.test.tsx',
  'web/entry.server.test.tsx',
  'web/favourites/load-favourites.test.tsx',
  'web/layouts/startup-data.test.tsx',
  'web/home/home-page.test.tsx',
  'web/session/encryption-away.test.ts',
  'web/scores/matches-page.test.tsx',
];

/** They fill the product's queues on purpose: other work on the machine would change the answers. */
const bursts = ['edge/acceptance/embedded-sessions.integration.test.ts'];

export default defineConfig({
  test: {
    // Tests are CPU-bound: by default vitest leaves one of two processors idle.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [catalogues()],
        test: {
          name: 'unit',
          // Nothing here is timed: a busy machine may take as long as it needs.
          testTimeout: 30_000,
          // Importing shared modules again would take longer than the tests.
          isolate: false,
          include: ['{.ci,bench,clients,ops,web,edge,realtime}/**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, ...sweeps, ...mocking],
          setupFiles: ['./edge/shared/text/all-texts.server.ts'],
          // Its colour test reads it; other tests need no CSS.
          css: { include: [/(?:tokens|kits)\.css/] },
        },
      },
      {
        plugins: [catalogues()],
        test: {
          name: 'mocking',
          include: mocking,
          testTimeout: 30_000,
          setupFiles: ['./edge/shared/text/all-texts.server.ts'],
        },
      },
      {
        plugins: [catalogues()],
        test: {
          name: 'sweeps',
          isolate: false,
          include: sweeps,
          exclude: elsewhere,
          // A busy machine takes several times as long for them.
          testTimeout: 60_000,
          setupFiles: ['./edge/shared/text/all-texts.server.ts'],
        },
      },
      {
        plugins: [
          cloudflareTest({
            main: './realtime/hosts/testing/worker.ts',
            wrangler: { configPath: './wrangler.toml' },
            // Low, so that a handful of sockets fills a room.
            miniflare: {
              bindings: {
                RELAY_THRESHOLD: '12',
                FAN_OUT: '2',
                SOCKETS_PER_ADDRESS: '8',
                HUBS: '1',
              },
            },
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
                SESSION_SECRET: makeRandomSecret(),
                ENCRYPTION_KEY: makePrivateKey(),
                VAPID_KEY: `${makePrivateKey()} ${makePrivateKey()}`,
                PUSH_SERVICES: 'https://push.example',
                METRICS_TOKEN: makeRandomSecret(),
                OPERATOR_TOKEN: makeRandomSecret(),
                MIGRATIONS: await readD1Migrations('./edge/origin/db/migrations'),
              },
            },
          })),
        ],
        test: {
          name: 'edge',
          // Starting a runtime for each file would take longer than the tests.
          isolate: false,
          // Password hashes take long on a busy machine, and nothing here is timed.
          testTimeout: 30_000,
          include: ['edge/**/*.worker.test.ts'],
          setupFiles: ['./edge/testing/migrate.ts', './edge/shared/text/all-texts.server.ts'],
        },
      },
      {
        test: {
          name: 'bursts',
          include: bursts,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{.ci,clients,web,edge,realtime}/**/*.integration.test.ts'],
          exclude: ['**/node_modules/**', ...bursts],
          // Loading Miniflare, wrangler and Vite for each file would take longer than many tests.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Each starts its own product and mostly waits for it. They run after the others: `npm test`
          // runs the journeys beside them.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
