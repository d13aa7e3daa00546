import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkedUpdates } from '../testing/check-recording.ts';
import { fixturePath } from '../testing/fixture-path.ts';
import { onlyRecordingOf, setsText } from '../testing/only-recording.ts';
import { fold } from '../testing/fold.ts';
import { temporaryFile } from '../../testing/temporary-folder.ts';
import { namesFromFolder } from './shuttleset-names.ts';
import { readShuttleset } from './shuttleset.ts';

const only = onlyRecordingOf(readShuttleset);

const PATH = fixturePath('Anna-Lena_ABEND_Bo_BERG_Lantern_Open_2031_Final');
const recording = await only(PATH);

describe('a folder of set files', () => {
  test('gives one match, the same as each of its files gives', async () => {
    expect(recording).toMatchObject({
      sportKey: 'badminton',
      home: 'Anna-Lena Abend',
      away: 'Bo Berg',
    });
    expect(recording.matchId).toBe('badminton-anna-lena-abend-bo-berg-lantern-open-2031-final');
    expect(await only(join(PATH, 'set2.csv'))).toEqual(recording);
  });

  test('ends with the final set scores', () => {
    const end = fold(checkedUpdates(recording));
    expect(end).toMatchObject({
      status: 'Finished',
      matchStatus: 'Ended',
      score: { home: 2, away: 1 },
    });
    expect(setsText(end.periods)).toBe('21-16 18-21 26-24');
  });

  test('orders the rallies and derives a missing rally winner from the score', () => {
    expect(recording.updates.slice(2, 7).map(({ update }) => update.points)).toEqual([
      { home: '1', away: '0', server: 'home' },
      { home: '2', away: '0', server: 'home' },
      { home: '3', away: '0', server: 'home' },
      { home: '4', away: '0', server: 'home' },
      { home: '4', away: '1', server: 'away' },
    ]);
  });
});

describe('files of other kinds', () => {
  const HEADER = 'rally,ball_round,roundscore_A,roundscore_B,getpoint_player';

  const readText = async (text: string) => only(await temporaryFile('set1.csv', text));

  test('a file with the score before each rally is also read', async () => {
    const read = await readText(`${HEADER}\n1,1,0,0,A\n2,1,1,0,B\n3,1,1,1,A\n`);
    expect(read.isUndated).toBe(true);
    expect(fold(checkedUpdates(read))).toMatchObject({
      status: 'Live',
      periods: [{ home: 2, away: 1 }],
    });
  });

  test.each([
    { text: 'x,y\n', message: 'line 1: no column rally' },
    { text: `${HEADER}\n1,1,one,0,A\n`, message: 'line 2: roundscore_A: is not a number' },
    { text: `${HEADER}\n1,1,1,0,C\n`, message: 'line 2: getpoint_player: is neither A nor B' },
    { text: `${HEADER}\n1,1,1,0,A\n2,1,1,0,\n`, message: 'line 3: nobody wins rally 2' },
    { text: `${HEADER}\n`, message: 'holds no rallies' },
  ])('is refused: $message', async ({ text, message }) => {
    await expect(readText(text)).rejects.toThrow(message);
  });

  test('a path that is not a set file is refused', async () => {
    const other = await temporaryFile('other.csv', 'x');
    await expect(only(other)).rejects.toThrow('is not named set1.csv');
  });
});

test('a folder with another name gives placeholder players', () => {
  expect(namesFromFolder('wtf-2020-final')).toEqual({
    home: 'Player A',
    away: 'Player B',
    tournament: 'WTF 2020 Final',
    year: 2020,
  });
});

test('a match has a year but no day or time', () => {
  expect(recording.updates[0]?.update.fixture).toMatchObject({
    startTime: Date.UTC(2031, 0, 1, 12),
    startTimeTbd: true,
    startDayTbd: true,
  });
});
