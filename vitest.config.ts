import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { FileOrder } from './.ci/vitest/file-order.ts';
import { POLLING } from './.ci/vitest/polling.ts';
import { IS_FULL, SEED, TEST_TIMEOUT_MS } from './.ci/vitest/settings.ts';
import { fontFiles } from './edge/local/font-files.ts';
import { makePrivateKey, makeRandomSecret } from './edge/local/secret.ts';
import { catalogues } from './edge/shared/text/catalogue-plugin.ts';

const elsewhere = [
  '**/node_modules/**',
  'build/**',
  '**/*.worker.test.ts',
  '**/*.integration.test.ts',
  '**/*.http.test.ts',
];
/** Tests of many seeds, matches and whole seasons: together they take minutes. */
const sweeps = ['**/*.property.test.{ts,tsx}', 'realtime/demo/**/*.test.ts'];

/**
 * They replace modules that others must not have loaded, show toasts that others leave behind, or
 * keep a library that lives as long as its page.
 */
const mocking = [
  'web/alerts/show-alerts.test.tsx',
  'web/app/monitoring/faro-sink.test.ts',
  'web/app/online-toasts.test.tsx',
  'web/entry.client.test.tsx',
  'web/entry.server.test.tsx',
  'web/favourites/load-favourites.test.tsx',
  'web/layouts/startup-data.test.tsx',
  'web/home/home-page.test.tsx',
  'web/session/encryption-away.test.ts',
  'web/scores/matches-page.test.tsx',
];

/** They fill the product's queues on purpose: other work on the machine would change the answers. */
const bursts = ['edge/acceptance/embedded-sessions.integration.test.ts'];

/** Every project has them. */
const SETUP = ['./.ci/vitest/draw-cases.ts', './.ci/vitest/late-imports.ts'];
const ALL_TEXTS = './edge/shared/text/all-texts.server.ts';

/** The share of their cases that sweeps and the slowest property test in workerd draw. */
const SHARE = IS_FULL ? 1 : 0.2;

/** What holds in every project. */
const everywhere = {
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  expect: { poll: POLLING, requireAssertions: true },
  provide: { seed: SEED, share: 1 },
  setupFiles: SETUP,
};

/** Settings of projects whose files use products. */
const onProducts = {
  ...everywhere,
  // Loading Miniflare, wrangler and Vite for each file would take longer than many tests.
  isolate: false,
  // Each mostly waits for its product.
  maxWorkers: 3,
  sequence: { groupOrder: 1 },
};

export default defineConfig({
  test: {
    // Tests are CPU-bound: by default vitest leaves one of two processors idle.
    maxWorkers: '100%',
    sequence: { sequencer: FileOrder },
    projects: [
      {
        plugins: [catalogues()],
        test: {
          ...everywhere,
          name: 'unit',
          // Importing shared modules again would take longer than the tests.
          isolate: false,
          include: ['{.ci,bench,clients,ops,web,edge,realtime}/**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, ...sweeps, ...mocking],
          setupFiles: [...SETUP, ALL_TEXTS],
          // Its colour test reads it; other tests need no CSS.
          css: { include: [/(?:tokens|kits)\.css/] },
        },
      },
      {
        plugins: [catalogues()],
        test: {
          ...everywhere,
          name: 'mocking',
          include: mocking,
          setupFiles: [...SETUP, ALL_TEXTS],
        },
      },
      {
        plugins: [catalogues()],
        test: {
          ...everywhere,
          name: 'sweeps',
          isolate: false,
          include: sweeps,
          exclude: elsewhere,
          provide: { seed: SEED, share: SHARE },
          setupFiles: [...SETUP, ALL_TEXTS],
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
        test: {
          ...everywhere,
          name: 'rooms',
          // Starting a runtime for each file would take longer than the tests.
          isolate: false,
          include: ['realtime/**/*.worker.test.ts'],
          setupFiles: [...SETUP, './realtime/hosts/testing/reset.ts'],
        },
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
                SMS_GATEWAY_URL: 'https://sms.example/send',
                METRICS_TOKEN: makeRandomSecret(),
                OPERATOR_TOKEN: makeRandomSecret(),
                MIGRATIONS: await readD1Migrations('./edge/origin/db/migrations'),
              },
            },
          })),
        ],
        test: {
          ...everywhere,
          name: 'edge',
          provide: { seed: SEED, share: SHARE },
          // Starting a runtime for each file would take longer than the tests.
          isolate: false,
          include: ['edge/**/*.worker.test.ts'],
          setupFiles: [
            ...SETUP,
            './edge/testing/cheap-hashes.ts',
            './edge/testing/migrate.ts',
            ALL_TEXTS,
          ],
        },
      },
      { test: { ...everywhere, name: 'bursts', include: bursts, sequence: { groupOrder: 2 } } },
      {
        test: {
          ...onProducts,
          name: 'http',
          include: ['{.ci,clients,web,edge,realtime}/**/*.http.test.ts'],
        },
      },
      {
        test: {
          ...onProducts,
          name: 'integration',
          include: ['{.ci,clients,ops,web,edge,realtime}/**/*.integration.test.ts'],
          exclude: ['**/node_modules/**', ...bursts],
        },
      },
    ],
  },
});
