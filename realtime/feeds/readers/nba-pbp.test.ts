import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { checkedUpdates } from '../testing/check-recording.ts';
import { fixturePath } from '../testing/fixture-path.ts';
import { fold, statusesText } from '../testing/fold.ts';
import { parseNbaClock } from './nba-action.ts';
import { onlyRecordingOf, setsText } from '../testing/only-recording.ts';
import type { Omission } from '../source.ts';
import { readNbaPlayByPlay } from './nba-pbp.ts';
import { nbaActionSchema, nbaPlayByPlaySchema } from './nba-schema.ts';
import { temporaryFile } from '../../testing/temporary-folder.ts';

const path = fixturePath('playbyplay_0099000001.json');

const only = onlyRecordingOf(readNbaPlayByPlay);
const read = () => only(path);

/** Reads a game without a box score. */
async function readGame(game: unknown, options: Parameters<typeof only>[1] = {}) {
  return only(await temporaryFile('game.json', JSON.stringify(game)), options);
}

test('the teams and the tip-off come from the box score file', async () => {
  const recording = await read();
  expect(recording).toMatchObject({
    matchId: 'nba-0099000001',
    home: 'Fernwood Foxes',
    away: 'Owlton Owls',
    startTime: Date.parse('2031-11-02T00:00Z'),
  });
  expect(recording.updates[0]?.update.fixture).toMatchObject({
    ground: { name: 'Fernwood Hall' },
    home: { shortName: 'Foxes', code: 'FOX' },
  });
});

test('actions are ordered by number, even if their times are not', async () => {
  const recording = await read();
  const updates = checkedUpdates(recording);
  expect(updates).toHaveLength(19);
  expect(fold(updates).scores).toEqual(['0-0', '2-0', '2-3', '3-3', '5-3']);
});

test('the game goes through its quarters and overtime to Finished', async () => {
  const updates = checkedUpdates(await read());
  expect(statusesText(updates)).toBe(
    'Not start, Q1, Break, Q2, HT, Q3, Break, Q4, Break, OT, Break, Ended',
  );
  const end = fold(updates);
  expect(end).toMatchObject({
    status: 'Finished',
    score: { home: 5, away: 3 },
    gameScore: ['3:3'],
    clock: null,
  });
  expect(setsText(end.periods)).toBe('2-3 1-0 0-0 0-0 2-0');
});

test('a break has only the quarters played, despite an early action of the next one', async () => {
  const text = await readFile(path, 'utf8');
  const file = v.parse(nbaPlayByPlaySchema, JSON.parse(text));
  const actions = v.parse(v.array(nbaActionSchema), file.game.actions);
  const end = actions.findIndex(
    ({ actionType, subType }) => actionType === 'period' && subType === 'end',
  );
  const last = actions[end];
  if (!last) throw new Error('no quarter ends');
  const change = { ...last, actionNumber: last.actionNumber + 0.5, orderNumber: null };
  const early = { ...change, period: 2, actionType: 'substitution', subType: 'in' };
  actions.splice(end + 1, 0, early);
  const game = { ...file.game, actions };
  const { updates } = await readGame({ game });
  const atBreak = updates.findIndex(({ update }) => update.matchStatus === 'Break');
  const counts = updates.slice(atBreak, atBreak + 3).map(({ update }) => update.periods?.length);
  expect(counts).toEqual([1, 1, 2]);
});

test('baskets, fouls and timeouts are incidents of their side, with the time remaining', async () => {
  const { incidents } = fold(checkedUpdates(await read()));
  expect(incidents.filter(({ type }) => !type.startsWith('period'))).toMatchObject([
    {
      type: 'score',
      team: 'home',
      period: 'Q1',
      remaining: 701,
      minute: null,
      points: 2,
      player: 'A. Reed',
      relatedPlayer: 'B. Stone',
      score: { home: 2, away: 0 },
    },
    { type: 'score', team: 'away', player: 'C. Moss', score: { home: 2, away: 3 } },
    { type: 'foul', team: 'home' },
    { type: 'timeout', team: 'away' },
    { type: 'score', team: 'home', player: 'B. Stone' },
    { type: 'score', team: 'home', period: 'OT' },
  ]);
});

test('a clock counts down and stops at a foul; a missing clock is omitted', async () => {
  const updates = checkedUpdates(await read());
  expect(updates[2]?.clock).toMatchObject({ seconds: 701, running: true, countdown: true });
  expect(updates[4]?.clock).toMatchObject({ seconds: 680, running: false });
  expect(updates[5]).not.toHaveProperty('clock');
  expect(parseNbaClock('PT00M07.10S')).toBe(8);
  expect(parseNbaClock('11:38')).toBeUndefined();
});

/** A finished game from the league's own service: no times of day, scores only on changes. */
const official = {
  meta: { version: 1 },
  game: {
    gameId: '0022300009',
    videoAvailable: 1,
    actions: [
      ['period', 'start', 1, 'PT12M00.00S', '0', '0', 'Start of 1st Period (7:11 PM EST)'],
      ['Jump Ball', '', 1, 'PT12M00.00S', '', '', 'Jump Ball Reed vs. Moss'],
      ['Made Shot', 'Layup', 1, 'PT11M40.00S', '2', '0', "Reed 5' Layup (2 PTS) (Stone 1 AST)"],
      ['Free Throw', 'Free Throw 1 of 1', 1, 'PT11M30.00S', '3', '0', 'Reed Free Throw 1 of 1'],
      ['Rebound', 'Unknown', 1, 'PT11M02.00S', null, null, 'Moss REBOUND (Off:0 Def:1)'],
      ['period', 'end', 1, 'PT00M00.00S', '', '', 'End of 1st Period'],
      ['period', 'end', 4, 'PT00M00.00S', '3', '0', 'End of 4th Period'],
    ].map(([actionType, subType, period, clock, scoreHome, scoreAway, description], index) => ({
      actionNumber: [2, 4, 9, 7, 12, 14, 15][index],
      actionId: index + 1,
      actionType,
      subType,
      period,
      clock,
      scoreHome,
      scoreAway,
      description,
      teamTricode: index === 2 || index === 3 ? 'FOX' : index === 4 ? 'OWL' : '',
      personId: 0,
      playerNameI: index === 2 || index === 3 ? 'A. Reed' : '',
    })),
  },
};

test('a file of the league’s own service is read to its end although it has no date', async () => {
  const recording = await readGame(official);
  expect(recording).toMatchObject({ home: 'FOX', away: 'OWL', isUndated: true });
  const updates = checkedUpdates(recording);
  const end = fold(updates);
  expect(end).toMatchObject({ status: 'Finished', score: { home: 3, away: 0 } });
  expect(end.incidents.filter(({ type }) => type === 'score')).toMatchObject([
    { player: 'A. Reed', relatedPlayer: 'Stone', score: { home: 2, away: 0 } },
    { player: 'A. Reed', score: { home: 3, away: 0 } },
  ]);
  // The game clock paces it: half a minute after the tip-off.
  expect(recording.updates[4]?.at).toBe(recording.startTime + 30_000);
});

test('an invalid action is skipped and reported; without leaveOut the game is refused', async () => {
  const [first, ...rest] = official.game.actions;
  const bad = { ...first, scoreHome: 'two' };
  const game = { game: { ...official.game, actions: [first, bad, ...rest] } };
  const omissions: Omission[] = [];
  const recording = await readGame(game, { leaveOut: (each) => omissions.push(each) });
  expect(omissions).toEqual([{ place: 'game.actions.1.scoreHome', fault: 'must be a score' }]);
  expect(fold(checkedUpdates(recording))).toMatchObject({ score: { home: 3, away: 0 } });
  await expect(readGame(game)).rejects.toThrow(/game\.actions\.1\.scoreHome: must be a score/);
});
