import { expect, test } from 'vitest';
import { checkedUpdates } from '../testing/check-recording.ts';
import { fixturePath } from '../testing/fixture-path.ts';
import { fold, statusesText } from '../testing/fold.ts';
import { onlyRecordingOf, setsText } from '../testing/only-recording.ts';
import type { Omission } from '../source.ts';
import { readOpenfootball } from './openfootball.ts';
import { temporaryFile } from '../../testing/temporary-folder.ts';

const recordings = await readOpenfootball({ path: fixturePath('2031.lantern-cup.json') });

function match(index: number) {
  const recording = recordings[index];
  if (!recording) throw new Error(`there is no match ${index}`);
  const updates = checkedUpdates(recording);
  return { recording, updates, end: fold(updates) };
}

test('a match goes from its fixture through both halves to Finished', () => {
  const { recording, updates, end } = match(0);
  expect(recording).toMatchObject({
    matchId: 'of-lantern-cup-2031-harbour-stadt-fc-oystad-rovers',
    home: 'Harbour Städt FC',
    away: 'Øystad Rovers',
    startTime: Date.parse('2031-05-03T19:00Z'),
  });
  expect(updates[0]?.fixture).toMatchObject({
    group: 'Group A',
    venue: 'Lantern Park',
    round: 'Matchday 1',
  });
  expect(statusesText(updates)).toBe('Not start, H1, HT, H2, Ended');
  const courses = updates.flatMap(({ status }) => status ?? []);
  expect(courses.join(', ')).toBe('NotStarted, Live, Live, Ended, Finished');
  expect(end.scores).toEqual(['0-0', '1-0', '2-0', '2-1']);
  expect(end.gameScore).toEqual(['1:0']);
  expect(setsText(end.periods)).toBe('1-0 1-1');
});

test('goals carry their minute, stoppage time, kind and the side they count for', () => {
  expect(match(0).end.incidents).toMatchObject([
    { type: 'goal', team: 'home', minute: 45, stoppage: 3, period: 'H1', player: 'Ada Quill' },
    { type: 'penalty-goal', team: 'home', minute: 88, period: 'H2', score: { home: 2, away: 0 } },
    { type: 'own-goal', team: 'away', minute: 90, stoppage: 4, player: 'Cy Marsh' },
  ]);
});

test('half-time comes after the last goal of the first half', () => {
  const { updates } = match(0);
  const halfTime = updates.find(({ matchStatus }) => matchStatus === 'HT');
  const goal = updates.find(({ incidents }) => incidents?.[0]?.minute === 45);
  expect(goal?.clock).toMatchObject({ seconds: 47 * 60 + 30, running: true });
  expect(halfTime?.occurredAt).toBeGreaterThan(goal?.occurredAt ?? Infinity);
  expect(halfTime).toMatchObject({ clock: { seconds: 2_700, running: false }, gameScore: ['1:0'] });
});

test('a cup final goes through extra time and a shoot-out that its score excludes', () => {
  const { updates, end } = match(1);
  expect(statusesText(updates)).toBe(
    'Not start, H1, HT, H2, Break, ET1, ETHT, ET2, Break, PEN, AP',
  );
  expect(end).toMatchObject({
    status: 'Finished',
    score: { home: 2, away: 2 },
    shootout: { home: 4, away: 2 },
  });
  expect(setsText(end.periods)).toBe('0-0 1-1 1-1');
  expect(end.incidents.map(({ minute, stoppage, period }) => [minute, stoppage, period])).toEqual([
    [46, undefined, 'H2'],
    [90, 2, 'H2'],
    [93, undefined, 'ET1'],
    [120, 1, 'ET2'],
  ]);
});

test('a match without a list of goals has its score at half-time and at the end', () => {
  const { end } = match(2);
  expect(end.scores).toEqual(['0-0', '2-0', '3-0']);
  expect(end.incidents).toEqual([]);
});

test.each([
  ['is not played yet', 3, ['NotStarted']],
  ['is called off', 4, ['NotStarted', 'Postponed']],
])('a match that %s gives its fixture and no play', (_what, index, statuses) => {
  expect(match(index).updates.map(({ status }) => status)).toEqual(statuses);
});

test('an awarded match goes straight to its final score', () => {
  expect(match(5).end).toMatchObject({
    status: 'Finished',
    matchStatus: 'Awarded',
    score: { home: 0, away: 3 },
  });
  expect(match(5).end.scores).toEqual(['0-0', '0-3']);
});

test('missing and untimed goals do not change the final score', () => {
  const { end } = match(6);
  expect(end.score).toEqual({ home: 2, away: 0 });
  expect(end.incidents).toMatchObject([{ player: 'Ada Quill', minute: null }]);
});

/** A file of one match with these members, besides teams and date. */
function fileWith(members: object): Promise<string> {
  const listed = { date: '1930-07-13', team1: 'Harbour', team2: 'Oystad', ...members };
  const file = { name: 'Lantern Cup 1930', matches: [listed] };
  return temporaryFile('1930.lantern-cup.json', JSON.stringify(file));
}

const only = onlyRecordingOf(readOpenfootball);
const written = async (members: object) => only(await fileWith(members));

test('invalid characters are cleaned from texts, and the match is accepted', async () => {
  const recording = await written({
    round: 'Match\u0000day 1',
    group: '\u200b',
    team1: 'Harbour\ud800',
    ground: `${'Lantern '.repeat(24)}Parks 🏆`,
    score: { ft: [1, 0] },
    goals1: [{ name: 'Anna\nBerg', minute: 9 }],
  });
  const updates = checkedUpdates(recording);
  expect(updates[0]?.fixture).toMatchObject({
    round: 'Match day 1',
    home: { name: 'Harbour\ufffd' },
  });
  expect(updates[0]?.fixture).not.toHaveProperty('group');
  expect(updates.flatMap(({ incidents }) => incidents ?? [])).toContainEqual(
    expect.objectContaining({ type: 'goal', player: 'Anna Berg' }),
  );
});

test.each([
  [
    { ground: 'Wembley, London' },
    { ground: { id: 'of-wembley-london', name: 'Wembley', city: 'London' } },
  ],
  [{ ground: 'Mexico City' }, { venue: 'Mexico City' }],
  [{ time: undefined }, { startTime: Date.UTC(1930, 6, 13, 12), startTimeTbd: true }],
])('a match with %j has the fixture %j', async (members, fixture) => {
  expect(checkedUpdates(await written(members))[0]?.fixture).toMatchObject(fixture);
});

test('scores and zone are read from the separate members of an older file', async () => {
  const recording = await written({
    time: '16:00',
    timezone: 'UTC-3',
    score1: 0,
    score2: 0,
    score1i: 0,
    score2i: 0,
    score1et: 1,
    score2et: 0,
  });
  expect(recording.startTime).toBe(Date.UTC(1930, 6, 13, 19));
  expect(fold(checkedUpdates(recording))).toMatchObject({
    status: 'Finished',
    matchStatus: 'AET',
    score: { home: 1, away: 0 },
    gameScore: ['0:0'],
  });
});

test('a goal in minute 92 is in stoppage time if the match ended after ninety minutes', async () => {
  const goals1 = [
    { name: 'Anna Berg', minute: '92' },
    { name: 'Ada Quill', minute: '90+1' },
  ];
  const incidentsOf = async (score: object) =>
    fold(checkedUpdates(await written({ score, goals1 }))).incidents;
  expect(await incidentsOf({ ht: [0, 0], ft: [2, 0] })).toMatchObject([
    { player: 'Ada Quill', minute: 90, stoppage: 1, period: 'H2' },
    { player: 'Anna Berg', minute: 90, stoppage: 2, period: 'H2' },
  ]);
  expect(await incidentsOf({ ht: [0, 0], ft: [1, 0], et: [2, 0] })).toMatchObject([
    { player: 'Ada Quill', minute: 90, stoppage: 1, period: 'H2' },
    { player: 'Anna Berg', minute: 92, period: 'ET1' },
  ]);
});

test('a match with extra time but no half-time score has no periods', async () => {
  const recording = await written({ score: { ft: [0, 0], et: [1, 0] } });
  const end = fold(checkedUpdates(recording));
  expect(end).toMatchObject({ matchStatus: 'AET', score: { home: 1, away: 0 }, periods: [] });
});

test('an impossible shoot-out score is skipped, and the match still ends as AP', async () => {
  const path = await fileWith({ score: { ft: [1, 1], et: [1, 1], p: [4, 4] } });
  const omissions: Omission[] = [];
  const recording = await only(path, { leaveOut: (each) => omissions.push(each) });
  expect(omissions).toEqual([{ place: 'matches.0.score.p', fault: '4–4 decides nothing' }]);
  const end = fold(checkedUpdates(recording));
  expect(end).toMatchObject({ status: 'Finished', matchStatus: 'AP' });
  expect(end.shootout).toBeUndefined();
  await expect(readOpenfootball({ path })).rejects.toThrow('matches.0.score.p: 4–4');
});
