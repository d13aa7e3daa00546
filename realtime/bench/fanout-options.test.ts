import { expect, test } from 'vitest';
import { parseFanoutOptions } from './fanout-options.ts';

test('options have defaults', () => {
  expect(parseFanoutOptions([])).toMatchObject({
    kind: 'run',
    options: { clients: 4_000, updates: 10, rounds: 5, json: false },
  });
});

test('options are parsed', () => {
  expect(parseFanoutOptions(['--clients', '50', '--only', 'ws', '--json'])).toMatchObject({
    kind: 'run',
    options: { clients: 50, only: ['ws'], json: true },
  });
});

test.each([['--clients', '0'], ['--updates', 'many'], ['--unknown'], ['extra']])(
  'invalid options are an error: %s %s',
  (...args) => {
    expect(parseFanoutOptions(args).kind).toBe('error');
  },
);
