import { readdirSync } from 'node:fs';
import { defineConfig, type OxlintOverride } from 'oxlint';
import { EDGE } from './.ci/lint/edge.ts';
import { importing, type ImportPattern } from './.ci/lint/importing.ts';
import { REALTIME } from './.ci/lint/realtime.ts';

/** Levels of web's folders, lowest first: a folder imports only from lower levels. */
const LEVELS = [
  ['api', 'domain', 'ui'],
  ['app', 'live'],
  ['paths', 'session'],
  ['about', 'comments', 'entity-page', 'favourites', 'video-player'],
  ['account', 'alerts', 'directory', 'scores', 'standings'],
  ['home-screen', 'news', 'search'],
  ['layouts', 'tv'],
  ['favourites/pages', 'home', 'league', 'match', 'sitemap', 'team'],
  ['multi-view', 'ops', 'player', 'share', 'web-views'],
  ['compare'],
  ['routes'],
];

/** Folders of web that have no level: the product does not import them. */
const TOOLS = ['e2e', 'public', 'tools'];

for (const { name } of readdirSync(new URL('web', import.meta.url), { withFileTypes: true }).filter(
  (entry) => entry.isDirectory(),
))
  if (![...LEVELS.flat(), ...TOOLS].includes(name))
    throw new Error(`web/${name} has no level: add it to LEVELS.`);

/** Web's imports from edge and realtime. */
const OTHER_HOUSES: ImportPattern[] = [
  {
    group: ['**/edge/**', '!**/edge/contracts/**', '!**/edge/shared/**'],
    message: 'web imports from edge only edge/contracts and edge/shared.',
  },
  {
    group: ['**/realtime/**', '!**/realtime/protocol/**', '!**/realtime/sports/**'],
    message: 'web imports from realtime only realtime/protocol and realtime/sports.',
  },
  {
    group: ['partysocket', 'partysocket/*'],
    message: 'clients/live opens the sockets.',
  },
];

/** Repeats web's rules per folder, since only the last override that fits a file applies. */
function levelRules(folders: readonly string[], level: number): OxlintOverride[] {
  const higher = LEVELS.slice(level + 1).flat();
  return folders.map((folder) => {
    const banned = [...folders.filter((other) => other !== folder), ...higher];
    // A folder inside this one that is a level of its own.
    const nested = banned.flatMap((other) => other.split(`${folder}/`)[1] ?? []);
    const names = [...banned, ...nested].join('|');
    return {
      files: [`web/${folder}/**`],
      excludeFiles: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
      rules: {
        ...importing([
          ...OTHER_HOUSES,
          {
            regex: `^(\\./|(\\.\\./)+)((${names})/|root\\.tsx)`,
            message: 'A folder of web imports the levels below its own: see LEVELS.',
          },
        ]),
      },
    };
  });
}

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  jsPlugins: ['./.ci/lint/still-tests.ts'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
  },
  options: {
    typeAware: false,
  },
  ignorePatterns: [
    'build',
    '.react-router',
    '.local',
    '.partykit',
    'edge/origin/db/migrations',
    // Segments of clips end in .ts, too.
    'web/public',
    'edge/wrangler-env.d.ts',
  ],
  rules: {
    eqeqeq: 'error',
    'unicorn/consistent-function-scoping': 'off',
    'no-console': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'import/no-cycle': [
      'error',
      {
        ignoreTypes: false,
      },
    ],
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'react/jsx-key': 'error',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    // `rich` takes renderers for a text's tags.
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
  },
  overrides: [
    {
      files: ['**/*.test.{ts,tsx}', 'web/e2e/**', 'edge/acceptance/**'],
      // The fuzzer is a tool: its faults last for a time.
      excludeFiles: ['edge/acceptance/fuzz/**'],
      rules: { 'tests/still': 'error' },
    },
    {
      files: ['**/*.journey.ts'],
      rules: { 'tests/open-page': 'error' },
    },
    {
      // Each host runs the suite's cases as tests.
      files: ['realtime/hosts/conformance/**'],
      rules: {
        'vitest/no-standalone-expect': ['error', { additionalTestBlockFunctions: ['aRoom'] }],
      },
    },
    {
      files: ['edge/shared/**'],
      rules: {
        ...importing([
          {
            regex:
              '^(\\.\\./)+(?!(realtime/(protocol|sports)|contracts|brand|crest|text|time))[\\w-]+/',
            message: 'edge/shared imports itself, the contracts, the protocol and the sports.',
          },
        ]),
      },
    },
    {
      files: ['edge/contracts/**', 'realtime/protocol/**'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        ...importing([
          {
            group: [
              '*',
              '**/*',
              '!valibot',
              '!./*',
              '!../sports/*',
              '!../../realtime/sports/*',
              '!../../realtime/protocol/*',
              '!../../clients/live/src/*',
            ],
            message:
              'Contracts and protocol import the schema library, the sports, the protocol, its client and nothing else.',
          },
        ]),
      },
    },
    {
      // Others install it: it has no dependency on the product.
      files: ['clients/live/src/**'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        ...importing([
          {
            group: ['*', '**/*', '!./*', '!partysocket/ws', '!react'],
            message: 'The client imports itself, PartySocket, and React in its hooks.',
          },
        ]),
      },
    },
    ...REALTIME,
    ...EDGE,
    {
      files: ['web/**'],
      excludeFiles: ['web/e2e/**', 'web/tools/**', '**/*.test.ts', '**/*.test.tsx'],
      rules: {
        ...importing(OTHER_HOUSES),
      },
    },
    ...LEVELS.flatMap(levelRules),
    {
      files: [
        'web/**',
        'edge/shared/**',
        'edge/contracts/**',
        'realtime/protocol/**',
        'realtime/sports/**',
        'clients/**',
      ],
      excludeFiles: [
        'web/e2e/**',
        'web/tools/**',
        '**/*.test.ts',
        '**/*.server.ts',
        'edge/shared/time/offset-of.ts',
      ],
      rules: {
        'no-restricted-globals': [
          'error',
          {
            name: 'Intl',
            message: 'Locale data takes a phone long to load: see docs/decisions/0023.',
          },
        ],
        'no-restricted-properties': [
          'error',
          {
            property: 'toLocaleString',
            message: 'It loads locale data, as Intl does.',
          },
          {
            property: 'toLocaleDateString',
            message: 'It loads locale data, as Intl does.',
          },
          {
            property: 'toLocaleTimeString',
            message: 'It loads locale data, as Intl does.',
          },
          {
            property: 'localeCompare',
            message: 'It loads locale data, as Intl does.',
          },
        ],
      },
    },
    {
      files: [
        'realtime/content/**',
        'realtime/feeds/**',
        'realtime/demo/**',
        'edge/local.ts',
        'edge/local/**',
        'edge/acceptance/fuzz/**',
        'edge/acceptance/outside/accounts.ts',
        'bench/**',
        'ops/deploy/**',
        'web/tools/**',
        '.ci/**',
      ],
      rules: {
        'no-console': 'off',
      },
    },
    {
      // Developers of a site or an app read the console.
      files: [
        'web/web-views/widget-script/**',
        'web/web-views/bridge/receive.ts',
        'web/web-views/frame/bridge.ts',
      ],
      rules: {
        'no-console': 'off',
      },
    },
  ],
});
