import { expect, test } from 'vitest';
import { GENERIC_FAILURE } from '../contracts/messages.ts';
import { isForVisitors } from './for-visitors.ts';

test.each([
  GENERIC_FAILURE,
  'Scores are being updated. Please come back in a minute.',
  'We are closed for maintenance until 20:45.',
  'Os placares voltam em alguns minutos.',
  'Los marcadores no están disponibles por ahora.',
  'The 24/7 channel is off the air.',
  'The table of this league is being worked out again.',
])('%j may be shown to a visitor', (message) => {
  expect(isForVisitors(message)).toBe(true);
});

test.each([
  'db',
  'SELECT failed',
  'SQLITE_ERROR: no such table: matches',
  'connect ECONNREFUSED 10.1.2.3:5432',
  "TypeError: Cannot read properties of undefined (reading 'id')",
  'Error at handler (/srv/app/index.js:12:5)',
  'matches-api.prod.internal did not answer',
  'The upstream timed out',
  'Too many connections to the database',
  'fetch failed for https://stats.example.test/v1',
  'Unexpected token < in JSON at position 0',
  'teamId must not be null',
  'duplicate key value violates unique constraint',
  '<h1>Bad Gateway</h1>',
  'Redis is loading the dataset',
  'x'.repeat(30),
  `Sorry about that, ${'and '.repeat(60)}so on`,
])('%j may not be shown to a visitor', (message) => {
  expect(isForVisitors(message)).toBe(false);
});
