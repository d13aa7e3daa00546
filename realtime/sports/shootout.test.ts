import { expect, test } from 'vitest';
import { shootoutFault } from './shootout.ts';

/** Returns every possible final score of five kicks each, for both orders of the sides. */
function endsOfFive(): Set<string> {
  const ends = new Set<string>();
  const kick = (scored: [number, number], taken: [number, number]): void => {
    const left = [5 - taken[0], 5 - taken[1]] as const;
    if (scored[0] > scored[1] + left[1] || scored[1] > scored[0] + left[0]) {
      ends.add(scored.toSorted((a, b) => b - a).join('–'));
      return;
    }
    if (left[0] + left[1] === 0) return;
    const next = taken[0] > taken[1] ? 1 : 0;
    for (const goal of [0, 1]) {
      const [score, count]: [number, number][] = [[...scored], [...taken]];
      if (!score || !count) return;
      score[next] = (score[next] ?? 0) + goal;
      count[next] = (count[next] ?? 0) + 1;
      kick(score, count);
    }
  };
  kick([0, 0], [0, 0]);
  return ends;
}

test('a final score of at most five kicks each is accepted only if it is possible', () => {
  const taken = [0, 1, 2, 3, 4, 5].flatMap((home) =>
    [0, 1, 2, 3, 4, 5]
      .filter((away) => away < home && shootoutFault({ home, away }, true) === undefined)
      .map((away) => `${home}–${away}`),
  );
  expect(new Set(taken)).toEqual(endsOfFive());
});

test.each([
  [4, 4, true, '4–4 decides nothing'],
  [4, 4, false, undefined],
  [7, 6, true, undefined],
  [11, 10, true, undefined],
  [7, 5, false, '7–5 was decided before'],
  [1, 5, false, '1–5 was decided before'],
])('the score %i–%i is checked, over: %s', (home, away, isOver, fault) => {
  expect(shootoutFault({ home, away }, isOver)).toBe(fault);
});
