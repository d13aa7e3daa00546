import type { OxlintOverride } from 'oxlint';
import { importing, type ImportPattern } from './importing.ts';

/** Returns a pattern that allows from realtime only what every part of edge may import, and `more`. */
function fromRealtime(more: readonly string[], message: string): ImportPattern {
  const allowed = ['protocol/**', 'sports/**', 'hosts/**', ...more];
  return { group: ['**/realtime/**', ...allowed.map((path) => `!**/realtime/${path}`)], message };
}

/** Import and usage rules of edge's parts. */
export const EDGE: OxlintOverride[] = [
  {
    files: ['edge/**'],
    excludeFiles: ['edge/shared/**', 'edge/contracts/**'],
    rules: {
      ...importing([
        fromRealtime([], 'edge imports from realtime only sports, protocol and hosts.'),
        {
          regex: '(^|/)web/',
          message: 'edge imports nothing of web but the built server.',
        },
      ]),
    },
  },
  {
    // These run on Node: `npm start` runs the feed commands.
    files: ['edge/local.ts', 'edge/local/**'],
    rules: {
      ...importing([
        fromRealtime(
          ['feeds/progress.ts', 'feeds/recording-format.ts', 'feeds/stored-key.ts'],
          'A local start imports from realtime only sports, protocol, hosts and what it shares with the feed commands.',
        ),
        {
          regex: '(^|/)web/',
          message: 'A local start imports nothing of web but the built server.',
        },
      ]),
    },
  },
  {
    // Tests of the whole product, pages included.
    files: ['edge/acceptance/**'],
    rules: {
      ...importing([
        fromRealtime(
          ['acceptance/**', 'demo/world/random.ts'],
          'Whole-product tests import from realtime also its acceptance tests and seeded randomness.',
        ),
        {
          regex: '(^|/)web/(?!e2e/)',
          message: 'Whole-product tests import from web only helpers of its browser tests.',
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
