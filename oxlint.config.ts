import { defineConfig, type OxlintOverride } from 'oxlint';

/** The levels of web, bottom first: a folder imports those of the levels below its own. */
const LEVELS = [
  ['text'],
  ['ui', 'time'],
  ['api', 'domain'],
  ['app', 'live'],
  ['session'],
  ['paths', 'country', 'favourites'],
  ['scores', 'about', 'alerts'],
  ['match-list', 'search', 'directory', 'comments', 'app-download', 'account', 'video'],
  ['standings', 'profile', 'news'],
  ['videos', 'tv'],
  ['match', 'team'],
  ['league', 'live-scores', 'player', 'favourite-pages'],
  ['layouts'],
  ['sitemap'],
  ['routes'],
];

interface ImportPattern {
  group?: string[];
  regex?: string;
  message: string;
}

/** What web takes from the other houses. */
const OTHER_HOUSES: ImportPattern[] = [
  {
    group: ['**/edge/**', '!**/edge/contracts/**', '!**/edge/brand/**', '!**/edge/crest/**'],
    message: 'web imports from edge only edge/contracts, edge/brand and edge/crest.',
  },
  {
    group: ['**/realtime/**', '!**/realtime/protocol/**', '!**/realtime/sports/**'],
    message: 'web imports from realtime only realtime/protocol and realtime/sports.',
  },
];

/** Refuses imports of these patterns. */
function importing(patterns: ImportPattern[]): OxlintOverride['rules'] {
  return { 'no-restricted-imports': ['error', { patterns }] };
}

/** A folder's rules name those of web again, since the last rules that fit a file hold alone. */
function levelRules(folders: readonly string[], level: number): OxlintOverride[] {
  const higher = LEVELS.slice(level + 1).flat();
  return folders.map((folder) => {
    const banned = [...folders.filter((other) => other !== folder), ...higher].join('|');
    return {
      files: [`web/${folder}/**`],
      excludeFiles: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
      rules: {
        ...importing([
          ...OTHER_HOUSES,
          {
            regex: `^(\\.\\./)+((${banned})/|root\\.tsx)`,
            message: 'A folder of web imports the levels below its own: see LEVELS.',
          },
        ]),
      },
    };
  });
}

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
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
    // `rich` is given what to make of a text's tags.
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
  },
  overrides: [
    {
      // The suite's cases are run as tests by each host.
      files: ['realtime/hosts/conformance/**'],
      rules: {
        'vitest/no-standalone-expect': ['error', { additionalTestBlockFunctions: ['aRoom'] }],
      },
    },
    {
      files: ['edge/brand/**', 'edge/crest/**'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        ...importing([
          {
            group: ['*', '**/*', '!valibot', '!./*', '!../contracts/*'],
            message: 'What both sides show is pure: it imports the contracts and nothing else.',
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
            group: ['*', '**/*', '!valibot', '!./*', '!../sports/*', '!../../realtime/sports/*'],
            message:
              'Contracts and protocol import the schema library, the sports and nothing else.',
          },
        ]),
      },
    },
    {
      files: ['realtime/sports/**'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        ...importing([
          {
            group: ['*', '**/*', '!./*'],
            message: 'What a sport is depends on nothing.',
          },
        ]),
      },
    },
    {
      files: ['realtime/rooms/**'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        ...importing([
          {
            group: [
              '*',
              '**/*',
              '!valibot',
              '!./*',
              '!./**/*',
              '!../*',
              '!../protocol/*',
              '!../../protocol/*',
              '!../sports/*',
              '!../../sports/*',
            ],
            message: 'Room logic is pure: it imports sports and protocol and nothing else.',
          },
        ]),
        'no-restricted-globals': [
          'error',
          'fetch',
          'WebSocket',
          'crypto',
          'setTimeout',
          'setInterval',
          'performance',
        ],
        'no-restricted-properties': [
          'error',
          {
            object: 'Date',
            property: 'now',
            message: 'Rooms have no clock of their own: pass the time in.',
          },
          {
            object: 'Math',
            property: 'random',
            message: 'Rooms have no randomness of their own: pass it in.',
          },
        ],
      },
    },
    {
      files: ['realtime/hosts/**'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        ...importing([
          {
            regex: '(^|/)(edge|web|feeds|bench)/',
            message: 'Hosts import rooms and protocol; realtime never imports edge or web.',
          },
        ]),
      },
    },
    {
      files: ['realtime/demo/**'],
      excludeFiles: ['**/*.test.ts', '**/testing/**'],
      rules: {
        ...importing([
          {
            regex: '(^|/)(edge|web|rooms|hosts|feeds|bench)/',
            message: 'The demo imports sports and the protocol: feeds send it.',
          },
        ]),
      },
    },
    {
      files: ['realtime/feeds/**'],
      excludeFiles: ['**/*.test.ts', '**/testing/**'],
      rules: {
        ...importing([
          {
            regex: '(^|/)(edge|web|rooms|hosts|bench)/',
            message:
              'Feeds import the demo, sports and the protocol; realtime never imports edge or web.',
          },
        ]),
      },
    },
    {
      files: ['realtime/content/**'],
      excludeFiles: ['**/*.test.ts', '**/testing/**'],
      rules: {
        ...importing([
          {
            regex: '(^|/)(edge|web|rooms|hosts|bench)/',
            message:
              'What editors bring imports feeds, sports and the protocol; realtime never imports edge or web.',
          },
        ]),
      },
    },
    {
      files: ['realtime/bench/**', 'realtime/acceptance/**'],
      rules: {
        ...importing([
          {
            regex: '(^|/)(edge|web)/',
            message: 'realtime never imports edge or web.',
          },
        ]),
      },
    },
    {
      files: ['edge/**'],
      excludeFiles: ['edge/brand/**', 'edge/contracts/**', 'edge/crest/**'],
      rules: {
        ...importing([
          {
            group: [
              '**/realtime/**',
              '!**/realtime/protocol/**',
              '!**/realtime/sports/**',
              '!**/realtime/hosts/**',
              '!**/realtime/log.ts',
              '!**/realtime/feeds/recording-format.ts',
            ],
            message:
              'edge imports from realtime only sports, protocol, hosts, the log and recording-format.',
          },
          {
            regex: '(^|/)web/(?!text/|time/)',
            message: 'edge imports from web only the SSR build, the texts and the time.',
          },
        ]),
      },
    },
    {
      files: ['edge/tv/**'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        ...importing([
          {
            group: [
              '*',
              '**/*',
              '!valibot',
              '!./*',
              '!../*',
              '!../contracts/*',
              '!../../contracts/*',
            ],
            message: 'A channel is computed from its schedule and the time alone.',
          },
        ]),
        'no-restricted-globals': ['error', 'fetch', 'crypto', 'setTimeout', 'performance'],
        'no-restricted-properties': [
          'error',
          {
            object: 'Date',
            property: 'now',
            message: 'A channel has no clock of its own: pass the time in.',
          },
        ],
      },
    },
    {
      files: ['edge/origin/**'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        ...importing([
          {
            group: [
              '**/realtime/**',
              '!**/realtime/protocol/**',
              '!**/realtime/sports/**',
              '**/web/**',
              'hono',
              'hono/*',
              'cloudflare:*',
            ],
            message: 'Origin services know no socket and no request object.',
          },
        ]),
        'no-restricted-properties': [
          'error',
          {
            object: 'Date',
            property: 'now',
            message: 'Origin services have no clock of their own: pass the time in.',
          },
          {
            object: 'Math',
            property: 'random',
            message: 'Origin services have no randomness of their own: pass it in.',
          },
        ],
      },
    },
    {
      files: ['web/**'],
      excludeFiles: [
        'web/e2e/**',
        'web/bench/**',
        'web/pictures/**',
        'web/crawl/**',
        '**/*.test.ts',
        '**/*.test.tsx',
      ],
      rules: {
        ...importing(OTHER_HOUSES),
      },
    },
    ...LEVELS.flatMap(levelRules),
    {
      files: [
        'web/**',
        'edge/brand/**',
        'edge/contracts/**',
        'edge/crest/**',
        'realtime/protocol/**',
        'realtime/sports/**',
      ],
      excludeFiles: [
        'web/e2e/**',
        'web/bench/**',
        'web/pictures/**',
        'web/crawl/**',
        '**/*.test.ts',
        '**/*.server.ts',
        'web/time/offset-of.ts',
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
        'realtime/bench/**',
        'edge/local.ts',
        'edge/local/**',
        'edge/acceptance/fuzz/**',
        'edge/acceptance/outside/accounts.ts',
        'edge/bench/**',
        'web/bench/**',
        'web/pictures/**',
        'web/crawl/**',
        '.ci/**',
      ],
      rules: {
        'no-console': 'off',
      },
    },
    {
      files: ['edge/acceptance/fuzz/**', 'edge/acceptance/kills.integration.test.ts'],
      rules: {
        'no-restricted-imports': 'off',
      },
    },
  ],
});
