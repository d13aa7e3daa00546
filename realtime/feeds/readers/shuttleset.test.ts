import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Recording } from '../source.ts';
import { checkedUpdates } from '../testing/check-recording.ts';
import { fixturePath } from '../testing/fixture-path.ts';
import { onlyRecordingOf, setsText } from '../testing/only-recording.ts';
import { fold } from '../testing/fold.ts';
import { namesFromFolder } from './shuttleset-names.ts';
import { readShuttleset } from './shuttleset.ts';

const only = onlyRecordingOf(readShuttleset);

describe('a folder of set files', () => {
  const path = fixturePath('Anna-Lena_ABEND_Bo_BERG_Lantern_Open_2031_Final');

  test('gives one match, the same as each of its files gives', async () => {
    const recording = await only(path);
    expect(recording).toMatchObject({
      sportKey: 'badminton',
      home: 'Anna-Lena Abend',
      away: 'Bo Berg',
    });
    expect(recording.matchId).toBe('badminton-anna-lena-abend-bo-berg-lantern-open-2031-final');
    expect(await only(join(path, 'set2.csv'))).toEqual(recording);
  });

  test('ends with the final set scores', async () => {
    const end = fold(checkedUpdates(await only(path)));
    expect(end).toMatchObject({
      status: 'Finished',
      matchStatus: 'Ended',
      score: { home: 2, away: 1 },
    });
    expect(setsText(end.periods)).toBe('21-16 18-21 26-24');
  });

  test('orders the rallies and derives a missing rally winner from the score', async () => {
    const { updates } = await only(path);
    expect(updates.slice(2, 7).map(({ update }) => update.points)).toEqual([
      { home: '1', away: '0', server: 'home' },
      { home: '2', away: '0', server: 'home' },
      { home: '3', away: '0', server: 'home' },
      { home: '4', away: '0', server: 'home' },
      { home: '4', away: '1', server: 'away' },
    ]);
  });
});

describe('files of other kinds', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shuttle-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  const HEADER = 'rally,ball_round,roundscore_A,roundscore_B,getpoint_player';

  async function readText(text: string): Promise<Recording> {
    await writeFile(join(folder, 'set1.csv'), text);
    return only(folder);
  }

  test('a file with the score before each rally is also read', async () => {
    const recording = await readText(`${HEADER}\n1,1,0,0,A\n2,1,1,0,B\n3,1,1,1,A\n`);
    expect(recording.isUndated).toBe(true);
    expect(fold(checkedUpdates(recording))).toMatchObject({
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
    await writeFile(join(folder, 'other.csv'), 'x');
    await expect(only(join(folder, 'other.csv'))).rejects.toThrow('is not named set1.csv');
    await expect(only(join(folder, 'none'))).rejects.toThrow('there is no such file');
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

test('a match has a year but no day or time', async () => {
  const { updates } = await only(fixturePath('Anna-Lena_ABEND_Bo_BERG_Lantern_Open_2031_Final'));
  expect(updates[0]?.update.fixture).toMatchObject({
    startTime: Date.UTC(2031, 0, 1, 12),
    startTimeTbd: true,
    startDayTbd: true,
  });
});
