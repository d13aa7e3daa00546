import * as v from 'valibot';
import { expect, test } from 'vitest';
import { matchIdSchema } from '../protocol/match-id.ts';
import { planRebase, rebase, rebasedId } from './rebase.ts';
import { recordingOf } from './testing/recording.ts';

const now = Date.parse('2031-05-03T12:00Z');
const later = recordingOf({ matchId: 'later', startTime: 9_000, play: [9_500] });
const earlier = recordingOf({ matchId: 'earlier', startTime: 4_000, play: [4_500] });

function rebased(recordings = [later, earlier], at = now) {
  const plan = planRebase(recordings, at);
  if (!plan) throw new Error('there is nothing to move');
  return rebase(recordings, plan, now);
}

test('the first match begins at the new time, and all keep their offsets', () => {
  const [second, first] = rebased();
  expect(first?.startTime).toBe(now);
  expect(second?.startTime).toBe(now + 5_000);
  expect(second?.updates.map(({ at }) => at)).toEqual([now + 5_000, now + 5_500]);
  expect(second?.updates[0]?.update.fixture?.startTime).toBe(now + 5_000);
  expect(second?.updates[1]?.update).toMatchObject({
    occurredAt: now + 5_500,
    clock: { at: now + 5_500 },
  });
});

test('the same matches on the same day give the same updates', () => {
  expect(rebased([later, earlier], now + 3_600_000)).toEqual(rebased());
});

test('another day or another selection of matches gives other ids', () => {
  const id = (recordings: (typeof later)[], at = now) => rebased(recordings, at)[0]?.matchId;
  const ids = [id([later, earlier]), id([later, earlier], now + 86_400_000), id([later])];
  expect(new Set(ids).size).toBe(3);
});

test('an id that grows too long is shortened and stays unique', () => {
  const long = 'x'.repeat(63);
  const ids = [`${long}1`, `${long}2`].map((matchId) => rebasedId(matchId, '-20310503-abcd'));
  for (const id of ids) v.parse(matchIdSchema, id);
  expect(new Set(ids).size).toBe(2);
});

test('planRebase without matches gives undefined', () => {
  expect(planRebase([], now)).toBeUndefined();
});
