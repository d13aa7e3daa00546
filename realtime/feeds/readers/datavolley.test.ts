import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { checkedUpdates } from '../testing/check-recording.ts';
import { fixturePath } from '../testing/fixture-path.ts';
import { onlyRecordingOf, setsText } from '../testing/only-recording.ts';
import { fold } from '../testing/fold.ts';
import { readDatavolley } from './datavolley.ts';
import { temporaryFile } from '../../testing/temporary-folder.ts';

const only = onlyRecordingOf(readDatavolley);

const PATH = fixturePath('lantern-cup.dvw');
const recording = await only(PATH);
const { startTime, updates } = recording;

describe('a scout file', () => {
  test('gives the match with names decoded from the Central European code page', () => {
    expect(recording).toMatchObject({
      matchId: 'volleyball-20310214-zvirce-ostroznik',
      sportKey: 'volleyball',
      home: 'Žvirče',
      away: 'Ostrožnik',
    });
    expect(updates[0]?.update.fixture).toMatchObject({
      league: { name: 'Lučki pokal' },
      round: 'Finále',
    });
  });

  test('is accepted with an invalid byte in a name', async () => {
    const bytes = await readFile(PATH);
    // Byte 0x81 is a control character in the code page.
    bytes[bytes.indexOf('vir')] = 0x81;
    const odd = await only(await temporaryFile('odd.dvw', bytes));
    expect(checkedUpdates(odd).length).toBeGreaterThan(0);
  });

  test('ends with the final set scores', () => {
    const end = fold(checkedUpdates(recording));
    expect(end).toMatchObject({
      status: 'Finished',
      matchStatus: 'Ended',
      score: { home: 3, away: 1 },
      points: null,
    });
    expect(setsText(end.periods)).toBe('25-14 25-23 27-29 25-20');
  });

  test('gives every rally with the set score, and its winner as server', () => {
    expect(updates[3]?.update).toMatchObject({
      matchStatus: 'S1',
      score: { home: 0, away: 0 },
      periods: [{ home: 1, away: 1 }],
      points: { home: '1', away: '1', server: 'away' },
    });
    expect(updates[2 + 38]?.update).toMatchObject({
      matchStatus: 'Break',
      score: { home: 1, away: 0 },
    });
  });

  test('continues past midnight at the pace of its clock', () => {
    const end = updates.at(-1)?.at ?? 0;
    // From 25 s before the first rally ended, at 23:20:39, to 00:40:03.
    expect(end - startTime).toBe((79 * 60 + 49) * 1_000);
  });
});

describe('an irregular scout file', () => {
  const readText = async (text: string) => only(await temporaryFile('match.dvw', text));

  const TEAMS = '[3TEAMS]\nA;Ára;0;\nB;Bor;0;\n';

  test.each([
    { text: 'hello', message: 'has no section [3TEAMS]' },
    { text: '[3TEAMS]\nA;Ára;0;\nB\n[3SCOUT]\n', message: 'line 3: team has no name' },
    { text: `${TEAMS}[3SCOUT]\n`, message: 'holds no points' },
    { text: `${TEAMS}[3SCOUT]\n*p01:00;;;;;;;14.31.21;x;\n`, message: 'line 5: set is not 1–5' },
    { text: `${TEAMS}[3SCOUT]\n*p01:00;;;;;;;14.31.21;3;\n`, message: 'line 5: set 3 after set 1' },
  ])('is refused: $message', async ({ text, message }) => {
    await expect(readText(text)).rejects.toThrow(message);
  });

  const POINT = '*p01:00;;;;;;;14.31.21;1;\n';

  test.each([
    ['02/14/2031', '', { startTime: Date.UTC(2031, 1, 14, 12), startTimeTbd: true }],
    ['14/02/2031', '', { startTime: Date.UTC(2031, 1, 14, 12), startTimeTbd: true }],
    ['03/03/2031', '', { startTime: Date.UTC(2031, 2, 3, 12), startTimeTbd: true }],
    [
      '02/03/2031',
      'GENERATOR-DAY: 28/02/2031 14.10.24\n',
      { startTime: Date.UTC(2031, 2, 2, 12), startTimeTbd: true },
    ],
    ['02/03/2031', '', { startTime: Date.UTC(2031, 0, 1, 12), startDayTbd: true }],
  ])('dated %s with the head "%s" starts as %j', async (date, head, start) => {
    const text = `[3DATAVOLLEYSCOUT]\n${head}[3MATCH]\n${date};;\n${TEAMS}[3SCOUT]\n${POINT}`;
    expect((await readText(text)).updates[0]?.update.fixture).toMatchObject(start);
  });

  test('is read without times and date, and stays live when it stops mid-match', async () => {
    const partial = await readText(`${TEAMS}[3SCOUT]\n*p01:00;;;;;;;;1;\nap01:01;;;;;;;;1;\n`);
    expect(partial).toMatchObject({
      home: 'Ára',
      matchId: 'volleyball-ara-bor',
      isUndated: true,
    });
    expect(fold(checkedUpdates(partial))).toMatchObject({
      status: 'Live',
      periods: [{ home: 1, away: 1 }],
    });
  });
});
