import { expect, test } from 'vitest';
import type { EventStatus } from '../../sports/event-status.ts';
import type { MatchUpdate } from '../../protocol/ingest.ts';
import { scheduleBetween } from '../season/schedule.ts';
import { outcomeOf } from '../season/scheduled-match.ts';
import { FixtureList } from './fixture-list.ts';
import type { LiveMatch } from '../play/live-match.ts';

const HOUR = 3_600_000;
/** A Saturday afternoon with matches in play and to come. */
const NOW = Date.parse('2026-11-21T17:20:00Z');

const schedule = scheduleBetween(NOW - 6 * HOUR, NOW + 6 * HOUR, NOW);
const inPlay = schedule.filter(
  (match) => match.fixture.startTime < NOW && outcomeOf(match).endsAt > NOW,
);

function playOn(match: LiveMatch): MatchUpdate[] {
  const updates: MatchUpdate[] = [];
  while (match.due !== undefined) updates.push(match.send(match.due));
  return updates;
}

function byId(matches: LiveMatch[]): Map<string, MatchUpdate[]> {
  const played = matches.map(playOn);
  return new Map(played.map((updates) => [updates[0]?.matchId ?? '', updates]));
}

test('a match in play is joined at its current point and ends as scheduled', async () => {
  expect(inPlay.length).toBeGreaterThan(0);
  const played = byId(await new FixtureList(NOW, new Set()).due(NOW));
  for (const match of inPlay) {
    const updates = played.get(match.matchId) ?? [];
    expect(updates[0]?.fixture).toEqual(match.fixture);
    expect(updates[0]?.occurredAt).toBe(NOW);
    const { result, endsAt } = outcomeOf(match);
    expect(updates.findLast(({ score }) => score)?.score).toEqual(result.score);
    expect(updates.at(-1)?.status).toBe('Finished');
    expect(Math.abs((updates.at(-1)?.occurredAt ?? 0) - endsAt)).toBeLessThan(1_000);
  }
});

test('matches of the coming hours begin at their start time', async () => {
  const played = byId(await new FixtureList(NOW, new Set()).due(NOW));
  const upcoming = schedule.filter(({ fixture }) => fixture.startTime > NOW + HOUR);
  expect(upcoming.length).toBeGreaterThan(0);
  for (const { matchId, fixture } of upcoming.filter(
    ({ fixture: { startTime } }) => startTime < NOW + 5 * HOUR,
  ))
    expect(played.get(matchId)?.[0]?.occurredAt).toBe(fixture.startTime);
});

test('each match is returned once, and closed matches are left out', async () => {
  const [over] = inPlay;
  const list = new FixtureList(NOW, new Set([over?.matchId ?? '']));
  const ids = [...byId(await list.due(NOW)).keys()];
  const later: string[] = [];
  for (const hours of [1, 2, 3, 4, 5, 6])
    later.push(...byId(await list.due(NOW + hours * HOUR)).keys());
  expect(ids).not.toContain(over?.matchId);
  expect(later.length).toBeGreaterThan(0);
  expect(new Set([...ids, ...later]).size).toBe(ids.length + later.length);
});

test('a later run continues with higher sequences than an earlier one', async () => {
  const one = byId(await new FixtureList(NOW, new Set()).due(NOW));
  const two = byId(await new FixtureList(NOW + HOUR / 2, new Set()).due(NOW + HOUR / 2));
  const matchId = [...two.keys()].find(
    (id) => one.has(id) && two.get(id)?.[0]?.occurredAt === NOW + HOUR / 2,
  );
  const before =
    one.get(matchId ?? '')?.filter(({ occurredAt }) => occurredAt <= NOW + HOUR / 2) ?? [];
  expect(before.length).toBeGreaterThan(0);
  expect(two.get(matchId ?? '')?.[0]?.sequence).toBeGreaterThan(before.at(-1)?.sequence ?? 0);
});

test('a postponed match is played on its new date', async () => {
  const upcoming = schedule.find(({ fixture }) => fixture.startTime > NOW);
  const list = new FixtureList(NOW, new Set(), () => Promise.resolve('Postponed'));
  expect([...byId(await list.due(NOW)).keys()]).toContain(upcoming?.matchId);
});

test('a match that was brought forward is not played again, and one in play continues', async () => {
  const upcoming = schedule.find(({ fixture }) => fixture.startTime > NOW);
  const [over, left] = inPlay;
  const statuses = new Map<string | undefined, EventStatus>([
    [upcoming?.matchId, 'Live'],
    [over?.matchId, 'Finished'],
    [left?.matchId, 'Live'],
  ]);
  const list = new FixtureList(NOW, new Set(), (id) => Promise.resolve(statuses.get(id)));
  const ids = [...byId(await list.due(NOW)).keys()];
  expect(ids).not.toContain(upcoming?.matchId);
  expect(ids).not.toContain(over?.matchId);
  expect(ids).toContain(left?.matchId);
});
