import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkedUpdates } from '../testing/check-recording.ts';
import { fixturePath } from '../testing/fixture-path.ts';
import { fold } from '../testing/fold.ts';
import { onlyRecordingOf, setsText } from '../testing/only-recording.ts';
import { readTennisPointByPoint } from './tennis-pbp.ts';
import { temporaryFile } from '../../testing/temporary-folder.ts';

const only = onlyRecordingOf(readTennisPointByPoint);
const PATH = fixturePath('2031-lanternopen-points.csv');

const [final, other] = await readTennisPointByPoint({ path: PATH });
if (!final || !other) throw new Error('there are two matches');
const { updates } = final;
const end = fold(checkedUpdates(final));

describe('a file of two matches', () => {
  test('gives a recording for each match, with players from the file beside it', () => {
    expect(final).toMatchObject({
      matchId: 'tennis-2031-lanternopen-2701',
      sportKey: 'tennis',
      home: 'Šárka Holomoř',
      away: 'Nneka Obarinde',
    });
    expect(updates[0]?.update.fixture).toMatchObject({
      league: { id: 'tennis-lanternopen-women' },
      home: { shortName: 'Š. Holomoř' },
      round: 'Final',
    });
    expect(other).toMatchObject({ home: 'Player 1', away: 'Player 2' });
  });

  test('has the year of the match but no day', () => {
    expect(updates[0]?.update.fixture).toMatchObject({
      startTime: Date.UTC(2031, 0, 1, 12),
      startTimeTbd: true,
      startDayTbd: true,
    });
  });

  test('has players’ nations from the file, not from the tournament’s country', async () => {
    const points = (await readFile(PATH, 'utf8')).replaceAll('lanternopen', 'wimbledon');
    const path = await temporaryFile('2031-wimbledon-points.csv', points);
    await writeFile(
      join(dirname(path), '2031-wimbledon-matches.csv'),
      'match_id,player1,player2,nation1,nation2\n2031-wimbledon-2701,Šárka Holomoř,Nneka Obarinde,SUI,\n',
    );
    const [first] = (await only(path)).updates;
    const { league, home, away } = first?.update.fixture ?? {};
    expect(league).toMatchObject({ name: 'Wimbledon – Women', country: 'gb' });
    expect(home).toMatchObject({ nation: 'ch' });
    expect(away).not.toHaveProperty('nation');
  });

  test('ends with the sets of the file', () => {
    expect(end).toMatchObject({
      status: 'Finished',
      matchStatus: 'Ended',
      score: { home: 2, away: 0 },
      points: null,
    });
    expect(setsText(end.periods)).toBe('7-6 6-1');
  });

  test('gives every point with its score, the server and the set so far', () => {
    // The fixture, the start, 159 points, Ended and Finished.
    expect(updates).toHaveLength(163);
    expect(updates[2]?.update).toMatchObject({
      matchStatus: 'S1',
      periods: [{ home: 0, away: 0 }],
      points: { home: '0', away: '15', server: 'away' },
    });
    const calls = updates.map(({ update }) => update.points?.home);
    expect(calls).toContain('A');
    expect(calls).not.toContain('AD');
  });

  test('counts points one by one in the tie-break and begins the next set at love all', () => {
    const tieBreak = updates.filter(
      ({ update }) => update.periods?.at(-1)?.home === 6 && update.periods.at(-1)?.away === 6,
    );
    expect(
      tieBreak
        .slice(1, 4)
        .map(({ update }) => Number(update.points?.home) + Number(update.points?.away)),
    ).toEqual([1, 2, 3]);
    const secondSet = updates.find(({ update }) => update.matchStatus === 'S2');
    expect(secondSet?.update).toMatchObject({
      score: { home: 1, away: 0 },
      periods: [{ home: 7, away: 6 }, {}],
    });
  });

  test('marks breaks of serve, but not a tie-break', () => {
    expect(end.incidents.length).toBeGreaterThan(0);
    for (const { type, score, period } of end.incidents) {
      expect(period).toMatch(/^S[1-5]$/);
      expect(type).toBe('break-of-serve');
      expect(score).not.toEqual({ home: 7, away: 6 });
    }
  });

  test.each([
    ['a lost game', '40,0', [{ home: 7, away: 6 }]],
    ['a lost tie-break', '6,0', []],
  ])(
    'marks a break of serve at 6–6 only without a tie-break: %s',
    async (_what, before, scores) => {
      const columns =
        'match_id,SetNo,P1GamesWon,P2GamesWon,GameWinner,PointWinner,PointServer,P1Score,P2Score';
      const rows = [`6,6,0,1,2,${before}`, '7,6,1,1,2,0,0'].map(
        (row) => `2011-wimbledon-1701,1,${row}`,
      );
      const text = [columns, ...rows, ''].join('\n');
      const path = await temporaryFile('2011-wimbledon-points.csv', text);
      const { incidents } = fold(checkedUpdates(await only(path)));
      expect(incidents.map(({ score }) => score)).toEqual(scores);
    },
  );

  test('continues when times are missing, and ends after a retirement', () => {
    expect(fold(checkedUpdates(other))).toMatchObject({
      status: 'Finished',
      matchStatus: 'Retired',
      score: { home: 0, away: 0 },
      stats: { aces: { home: 1, away: 0 } },
    });
    const times = other.updates.map(({ at }) => (at - other.startTime) / 1_000);
    expect(times).toEqual([0, 0, 0, 40, 62, 62, 62]);
  });
});

const readText = async (text: string) =>
  readTennisPointByPoint({ path: await temporaryFile('points.csv', text) });

const HEADER = 'match_id,SetNo,P1GamesWon,P2GamesWon,P1Score,P2Score';

test.each([
  { text: 'a,b\n1,2\n', message: 'line 1: no column match_id' },
  {
    text: `${HEADER}\n2031-lanternopen-1701,x,0,0,0,15\n`,
    message: 'line 2: SetNo: is not a number',
  },
  {
    text: `${HEADER}\n2031-lanternopen-1701,1,0,0,0,15\n2031-lanternopen-1701,4,0,0,0,15\n`,
    message: 'line 3: set 4 after set 1',
  },
  { text: `${HEADER}\n`, message: 'holds no points' },
])('an irregular points file is refused: $message', async ({ text, message }) => {
  await expect(readText(text)).rejects.toThrow(message);
});

test('a points file is read with only the required columns', async () => {
  expect(await readText(`${HEADER}\n2031-lanternopen-1701,1,0,0,15,0\n`)).toHaveLength(1);
});
