import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { detectFormat } from './recording-format.ts';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'format-'))));
afterAll(async () => rm(folder, { recursive: true }));

it.each([
  ['openfootball', '{"name": "Coast League", "matches": [{"team1": "A"}]}'],
  ['nba-pbp', '{"meta": {"code": 200}, "game": {"gameId": "1", "actions": [{}]}}'],
  ['nfl-gamecenter', '{"2015020100":{"home":{}}}'],
  ['tennis-pbp', 'match_id,ElapsedTime,SetNo,P1GamesWon\n'],
  ['shuttleset', 'rally,ball_round,time,frame_num,roundscore_A\n'],
  ['datavolley', '\u{feff}[3DATAVOLLEYSCOUT]\nFILEFORMAT: 2.0\n'],
])('detects %s from the start of the file', async (format, text) => {
  const file = join(folder, 'recording');
  await writeFile(file, text);
  expect(await detectFormat(file)).toEqual({ kind: 'format', format });
});

it('detects only a folder of set files as shuttleset', async () => {
  expect(await detectFormat(folder)).toEqual({ kind: 'unknown' });
  await writeFile(join(folder, 'set1.csv'), 'rally,ball_round\n');
  expect(await detectFormat(folder)).toEqual({ kind: 'format', format: 'shuttleset' });
});

it('distinguishes an unknown format from an unreadable file', async () => {
  const file = join(folder, 'recording');
  await writeFile(file, 'Dear diary');
  expect(await detectFormat(file)).toEqual({ kind: 'unknown' });
  expect(await detectFormat(join(folder, 'none'))).toEqual({ kind: 'unreadable' });
});
