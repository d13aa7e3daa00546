import { expect, it } from 'vitest';
import { inTurns, once } from './in-turns.ts';

/** Sends words, and notes what was sent together; it fails if one of them is `bad`. */
function recorder() {
  const sent: string[][] = [];
  const ask = inTurns(async (words: string[]) => {
    sent.push([...words]);
    if (words.includes('bad')) throw new Error('bad');
    return words.map((word) => word.toUpperCase());
  });
  return { sent, ask };
}

it('sends what comes in one turn together, and each item gets its answer', async () => {
  const { sent, ask } = recorder();
  const askLater = async () => {
    for (let step = 0; step < 20; step += 1) await Promise.resolve();
    return ask('b');
  };
  expect(await Promise.all([ask('a'), askLater()])).toEqual(['A', 'B']);
  expect(await ask('c')).toBe('C');
  expect(sent).toEqual([['a', 'b'], ['c']]);
});

it('sends each item alone after a failure, and an item alone once', async () => {
  const { sent, ask } = recorder();
  const answers = await Promise.allSettled([ask('a'), ask('bad')]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(sent).toEqual([['a', 'bad'], ['a'], ['bad']]);
  await expect(ask('bad')).rejects.toThrow('bad');
  expect(sent).toHaveLength(4);
});

it('fails an item without an answer', async () => {
  await expect(inTurns(async () => [])('a')).rejects.toThrow('fewer');
});

it('asks once for a key, and again after a failure', async () => {
  const asked: string[] = [];
  const ask = (answer: Promise<string>) => () => {
    asked.push('asked');
    return answer;
  };
  const known = once<string>();
  await expect(known('a', ask(Promise.reject(new Error('away'))))).rejects.toThrow('away');
  const again = known('a', ask(Promise.resolve('yes')));
  expect(await Promise.all([again, known('a', ask(Promise.resolve('no')))])).toEqual([
    'yes',
    'yes',
  ]);
  expect(asked).toHaveLength(2);
});
