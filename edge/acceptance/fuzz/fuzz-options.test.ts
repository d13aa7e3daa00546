import { expect, it } from 'vitest';
import { HELP, parseFuzzOptions } from './fuzz-options.ts';

it('parses every option', () => {
  expect(parseFuzzOptions('--cases 20 --seed 7 --no-browser --json'.split(' '))).toEqual({
    kind: 'run',
    options: { cases: 20, seed: 7, only: null, shrink: false, browser: false, json: true },
  });
});

it.each([
  ['17', { from: 17, to: 17 }],
  ['100-149', { from: 100, to: 149 }],
])('runs --only %s', (only, numbers) => {
  expect(parseFuzzOptions(['--only', only])).toMatchObject({ options: { only: numbers } });
});

it.each([
  ['--cases', '0'],
  ['--cases', 'x'],
  ['--seed', '-1'],
  ['--only', '9-3'],
  ['--only', 'a'],
  ['--shrink'],
  ['--shrink', '--only', '1-2'],
  ['--nothing'],
])('reports an error for %s %s', (...args) => {
  expect(parseFuzzOptions(args)).toEqual({ kind: 'error', message: expect.any(String) });
});

it('answers --help with every option', () => {
  expect(parseFuzzOptions(['--help'])).toEqual({ kind: 'help' });
  for (const option of ['--cases', '--seed', '--only', '--shrink', '--no-browser', '--json'])
    expect(HELP).toContain(option);
});
