import { expect, test } from 'vitest';
import { knownRun, type TeamMatch } from './known-run.ts';

const DAY = 86_400_000;
const OPTIONS = { longestPause: 100 * DAY };

/**
 * Returns matches of 'W@7#3 …', newest first: a result, the day of its start, and its matchday; '?' is
 * a match without a known result, '-' one that was not played.
 */
function matches(written: string): TeamMatch[] {
  return written.split(' ').map((each) => {
    const [, what = '', day = '0', matchday] = /^(.)@(\d+)(?:#(\d+))?$/.exec(each) ?? [];
    const outcome = (['W', 'D', 'L'] as const).find((one) => one === what);
    return {
      at: Number(day) * DAY,
      seasonId: matchday === undefined ? null : 's',
      matchday: matchday === undefined ? null : Number(matchday),
      result: outcome
        ? { side: 'home', outcome, score: null, league: 'L' }
        : what === '?'
          ? 'unknown'
          : 'unplayed',
    };
  });
}

const runOf = (written: string, matchdays: readonly number[] = []) =>
  knownRun(matches(written), { ...OPTIONS, matchdays: new Map([['s', new Set(matchdays)]]) })
    .map(({ outcome }) => outcome)
    .join('');

test.each<[string, string, number[], string]>([
  ['all results are a run', 'W@30 D@20 L@10', [], 'WDL'],
  ['a match without a known result ends it', 'W@30 ?@20 W@10', [], 'W'],
  ['a match that was not played does not', 'W@30 -@20 W@10', [], 'WW'],
  ['nothing is known behind an unknown newest match', '?@30 W@20 W@10', [], ''],
  ['a summer between two seasons does not end it', 'W@190 W@100', [], 'WW'],
  ['a longer time without a match does', 'W@201 W@100 W@90', [], 'W'],
  ['matchdays in a row are a run', 'W@30#3 W@20#2 W@10#1', [1, 2, 3], 'WWW'],
  ['a matchday without a match ends it', 'W@30#4 W@20#2 W@10#1', [1, 2, 4], 'W'],
  ['a matchday whose match is yet to be played does not', 'W@30#4 W@20#2', [2, 3, 4], 'WW'],
  ['a match that was played late does not', 'W@30#2 W@20#4 W@10#3', [2, 3, 4], 'WWW'],
  ['other matches between two matchdays do not', 'W@30#3 L@25 W@20#2', [2, 3], 'WLW'],
])('%s', (_what, written, matchdays, run) => {
  expect(runOf(written, matchdays)).toBe(run);
});

test('a team without matches has no run', () => {
  expect(knownRun([], OPTIONS)).toEqual([]);
});
