import type { OxlintOverride } from 'oxlint';
import { importing } from './importing.ts';

/** Import and usage rules of edge's parts. */
export const EDGE: OxlintOverride[] = [
  {
    files: ['edge/**'],
    excludeFiles: ['edge/shared/brand/**', 'edge/contracts/**', 'edge/shared/crest/**'],
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
];
