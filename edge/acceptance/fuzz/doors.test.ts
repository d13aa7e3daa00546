import { expect, it } from 'vitest';
import { DOORS } from './doors.ts';
import { KEPT_VISITS } from './kept-cases.ts';

const pages = DOORS.filter(({ name }) => name === 'page');

/** Checks the door of pages with a failure of one call. */
async function failAt(
  call: number,
  { seed = 7, path = null }: { seed?: number; path?: string | null },
) {
  let calls = 0;
  const attempt = async () => {
    calls += 1;
    if (calls === call) throw new Error('planted');
  };
  const options = { seed, path, cases: 20, timeLimitMs: 20_000, verbose: false, attempt };
  const [failure] = await Promise.all(pages.map((door) => door.check(options)));
  return { failure, calls };
}

/** Returns the case in a report. */
function caseIn(report: string): string | undefined {
  return /Counterexample: (.*)/.exec(report)?.[1];
}

it('a door runs its kept cases, then as many as it should draw', async () => {
  const { failure, calls } = await failAt(0, {});
  expect(failure).toBeNull();
  expect(calls).toBe(KEPT_VISITS.length + 20);
  const { failure: first } = await failAt(1, {});
  expect(caseIn(first?.report ?? '')).toContain(KEPT_VISITS[0]?.path);
});

it('the same seed draws the same case, which its path repeats alone', async () => {
  const { failure } = await failAt(20, {});
  expect(failure).toMatchObject({ path: '19', what: 'planted' });
  const drawn = caseIn(failure?.report ?? '');
  const repeated = await failAt(1, { path: '19' });
  expect(caseIn(repeated.failure?.report ?? '')).toBe(drawn);
  const other = await failAt(20, { seed: 8 });
  expect(caseIn(other.failure?.report ?? '')).not.toBe(drawn);
});
