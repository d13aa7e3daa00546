import { expect, it } from 'vitest';
import { HELP, parseFuzzOptions } from './fuzz-options.ts';

const defaults = {
  cases: 1_000,
  door: null,
  path: null,
  settle: false,
  verbose: false,
  browser: true,
};

it.each([
  ['--seed 7', { seed: 7 }],
  [
    '--cases 20 --seed 7 --no-browser --verbose',
    { cases: 20, seed: 7, browser: false, verbose: true },
  ],
  [
    '--seed 7 --door page --path 17:0:2 --settle',
    { seed: 7, door: 'page', path: '17:0:2', settle: true, cases: 1 },
  ],
])('parses %s', (line, options) => {
  const parsed = parseFuzzOptions(line.split(' '));
  expect(parsed).toEqual({ kind: 'run', options: { ...defaults, ...options } });
});

it.each([
  '--cases 0',
  '--cases x',
  '--seed -1',
  '--door none',
  '--path 1',
  '--door page --path a',
  '--nothing',
])('reports an error for %s', (line) => {
  const parsed = parseFuzzOptions(line.split(' '));
  expect(parsed).toEqual({ kind: 'error', message: expect.any(String) });
});

it('answers --help with every option', () => {
  expect(parseFuzzOptions(['--help'])).toEqual({ kind: 'help' });
  for (const option of 'cases seed door path settle verbose no-browser'.split(' '))
    expect(HELP).toContain(`--${option}`);
});
