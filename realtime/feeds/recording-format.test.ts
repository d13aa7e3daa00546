import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { detectFormat } from './recording-format.ts';
import { temporaryFile, temporaryFolder } from '../testing/temporary-folder.ts';

it.each([
  ['openfootball', '{"name": "Coast League", "matches": [{"team1": "A"}]}'],
  ['nba-pbp', '{"meta": {"code": 200}, "game": {"gameId": "1", "actions": [{}]}}'],
  ['nfl-gamecenter', '{"2015020100":{"home":{}}}'],
  ['tennis-pbp', 'match_id,ElapsedTime,SetNo,P1GamesWon\n'],
  ['shuttleset', 'rally,ball_round,time,frame_num,roundscore_A\n'],
  ['datavolley', '\u{feff}[3DATAVOLLEYSCOUT]\nFILEFORMAT: 2.0\n'],
])('detects %s from the start of the file', async (format, text) => {
  expect(await detectFormat(await temporaryFile('recording', text))).toEqual({
    kind: 'format',
    format,
  });
});

it('detects only a folder of set files as shuttleset', async () => {
  expect(await detectFormat(await temporaryFolder())).toEqual({ kind: 'unknown' });
  const set = await temporaryFile('set1.csv', 'rally,ball_round\n');
  expect(await detectFormat(dirname(set))).toEqual({ kind: 'format', format: 'shuttleset' });
});

it('distinguishes an unknown format from an unreadable file', async () => {
  const file = await temporaryFile('recording', 'Dear diary');
  expect(await detectFormat(file)).toEqual({ kind: 'unknown' });
  expect(await detectFormat(`${file}-none`)).toEqual({ kind: 'unreadable' });
});
