import { expect, test } from 'vitest';
import { count, defineBenchmark, UsageError } from './benchmark.ts';

const benchmark = defineBenchmark({
  description: 'Counts.',
  options: { clients: count(4_000, 'sockets'), rounds: count(5, 'rounds') },
  run: async ({ clients }) => ({ title: `${clients} sockets`, rows: [], bars: [] }),
});

async function run(...args: string[]) {
  await using cleanup = new AsyncDisposableStack();
  return benchmark.start(args, cleanup);
}

test('options have defaults', async () => {
  expect(await run()).toMatchObject({ options: { clients: 4_000, rounds: 5 } });
});

test('options are parsed and reported', async () => {
  expect(await run('--clients', '50', '--json')).toMatchObject({
    title: '50 sockets',
    options: { clients: 50, rounds: 5 },
  });
});

test('help lists the options with their defaults', () => {
  expect(benchmark.help).toMatch(/^ {2}--clients N +sockets \(default 4000\)$/m);
});

test.each([['--clients', '0'], ['--rounds', 'many'], ['--unknown'], ['extra']])(
  'invalid options are an error: %s %s',
  async (...args) => {
    await expect(run(...args)).rejects.toThrow(UsageError);
  },
);
