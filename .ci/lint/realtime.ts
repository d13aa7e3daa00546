import type { OxlintOverride } from 'oxlint';
import { importing } from './importing.ts';

/** Import and usage rules of realtime's parts. */
export const REALTIME: OxlintOverride[] = [
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
    // It shows what a room would: rooms are pure.
    files: ['realtime/feeds/check/**'],
    excludeFiles: ['**/*.test.ts'],
    rules: {
      ...importing([
        {
          regex: '(^|/)(edge|web|hosts|bench)/',
          message: 'The check of a file imports feeds, rooms, sports and the protocol.',
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
    files: ['realtime/acceptance/**'],
    rules: {
      ...importing([
        {
          regex: '(^|/)(edge|web)/',
          message: 'realtime never imports edge or web.',
        },
      ]),
    },
  },
];
