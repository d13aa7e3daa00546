import { createHash } from 'node:crypto';
import {
  appendFile,
  mkdtemp,
  readFile,
  rename,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SECTIONS } from '../../backup/sections.ts';
import { openingUpdates } from '../../testing/football.ts';
import { checkBackup } from './check-backup.ts';
import { fileOf, MANIFEST_FILE, manifestText, readManifest } from './manifest.ts';

const MATCH = {
  id: 'm1',
  sport_id: 1,
  league_id: 'l1',
  home_team_id: 'elk',
  away_team_id: 'owl',
  season_id: null,
  stage: null,
  tie: null,
  start_time: 1,
  start_time_tbd: 0,
  start_day_tbd: 0,
  round: null,
  group_name: null,
  venue: null,
  venue_id: null,
  fixture_sequence: 1,
  status: 'Live',
  match_status: 'H1',
  played_time: null,
  score: null,
  periods: '[]',
  game_score: '[]',
  shootout: null,
  winner: null,
  display_status: 'live',
  state_epoch: null,
  state_version: 1,
  state_at: 1,
};
/** A team, and a match with its room, whose updates have no fixture: its name is that of the row. */
const ITEMS: Readonly<Record<string, readonly object[]>> = {
  teams: [
    {
      id: 'elk',
      sport_id: 1,
      name: 'Elk',
      short_name: 'ELK',
      code: null,
      nation: null,
      country: null,
      logo_uri: null,
      kit: null,
    },
  ],
  matches: [MATCH],
  'match-rooms': [
    {
      matchId: 'm1',
      epoch: 'epoch-00001',
      rules: 1,
      version: 1,
      lineConfirmed: 1,
      lastSeenAt: 1,
      silence: null,
      checkpoint: null,
      log: openingUpdates('m1').slice(1, 2),
      history: [{ type: 'delta', version: 1, at: 1 }],
    },
  ],
  avatars: [{ key: 'a.png', type: 'image/png', body: 'AAAA' }],
};

let folder: string;

/** Writes a section's file; returns its record. */
async function write(section: string, lines: readonly string[]) {
  const text = lines.map((line) => `${line}\n`).join('');
  await writeFile(join(folder, fileOf(section)), text);
  const sha256 = createHash('sha256').update(text).digest('hex');
  return { items: lines.length, bytes: Buffer.byteLength(text), sha256 };
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-backup-'));
  const files: Record<string, Awaited<ReturnType<typeof write>>> = {};
  for (const section of SECTIONS)
    files[section] = await write(
      section,
      (ITEMS[section] ?? []).map((item) => JSON.stringify(item)),
    );
  const [began, ended] = ['2026-11-28T15:00:00.000Z', '2026-11-28T15:01:00.000Z'];
  const manifest = manifestText({ schema: '0007_alert_brand.sql', began, ended, files });
  await writeFile(join(folder, MANIFEST_FILE), manifest);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const manifest = async () => {
  const read = readManifest(await readFile(join(folder, MANIFEST_FILE), 'utf8'));
  if (typeof read === 'string') throw new Error(read);
  return read;
};

/** Replaces a section's lines, with a manifest that fits: only the content is wrong. */
function forge(section: string, change: (lines: string[]) => string[]) {
  return async () => {
    const before = (await readFile(join(folder, fileOf(section)), 'utf8')).trimEnd().split('\n');
    const { schema, began, ended, files } = await manifest();
    const forged = { ...files, [section]: await write(section, change(before)) };
    const text = manifestText({ schema, began, ended, files: forged });
    await writeFile(join(folder, MANIFEST_FILE), text);
  };
}

/** Replaces a part of the first line of a section. */
const replaced = (section: string, part: string | RegExp, by: string) =>
  forge(section, ([line = '', ...rest]) => [line.replace(part, by), ...rest]);

/** Changes the text of the manifest. */
function manifestWith(change: (text: string) => string) {
  return async () => {
    const file = join(folder, MANIFEST_FILE);
    await writeFile(file, change(await readFile(file, 'utf8')));
  };
}

/** Changes a file without its manifest. */
function raw(section: string, change: (file: string) => Promise<unknown>) {
  return () => change(join(folder, fileOf(section)));
}

async function flip(file: string): Promise<void> {
  const bytes = await readFile(file);
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  await writeFile(file, bytes);
}

async function link(file: string): Promise<void> {
  const target = join(folder, '..', `${Math.floor(performance.now() * 1_000)}-linked`);
  await rename(file, target);
  await symlink(target, file);
}

test('a whole backup has no fault', async () => {
  expect((await checkBackup(folder)).schema).toBe('0007_alert_brand.sql');
});

test.each<[damage: string, damage: () => Promise<unknown>, reason: RegExp]>([
  ['is missing', () => rm(folder, { recursive: true }), /no folder/],
  ['has no manifest', () => rm(join(folder, MANIFEST_FILE)), /no manifest/],
  ['has an empty manifest', manifestWith(() => ''), /no JSON/],
  ['has half a manifest', manifestWith((text) => text.slice(0, text.length / 2)), /no JSON/],
  ['has a manifest of something else', manifestWith(() => '{"name":"x"}'), /not that of a backup/],
  [
    'is of another product',
    manifestWith((text) => text.replace('touchline', 'other')),
    /another prod/,
  ],
  [
    'has a newer format',
    manifestWith((text) => text.replace('"format": 1', '"format": 2')),
    /format 2/,
  ],
  [
    'has an older schema',
    manifestWith((text) => text.replace(/(?<="schema": ")\d{4}/, '0001')),
    /its hash/,
  ],
  [
    'has a changed count',
    manifestWith((text) => text.replace(/"items": \d+/, '"items": 7')),
    /its hash/,
  ],
  [
    'has a changed hash',
    manifestWith((text) => text.replace(/"sha256": ".{8}/, '"sha256": "00000000')),
    /hash/,
  ],
  ['lacks a file', raw('users', (file) => rm(file)), /users.* is missing/],
  ['has a truncated file', raw('matches', (file) => truncate(file, 100)), /matches.* hash/],
  ['has an emptied file', raw('matches', (file) => truncate(file, 0)), /matches.* hash/],
  ['has a longer file', raw('matches', (file) => appendFile(file, '{}\n')), /matches.* hash/],
  ['has a flipped bit', raw('matches', flip), /matches.* hash/],
  ['has a foreign file', () => writeFile(join(folder, 'notes.txt'), 'x'), /notes\.txt/],
  ['has a link instead of a file', raw('users', link), /users\.ndjson is no regular file/],
  ['has a row without a column', replaced('teams', '"name":"Elk",', ''), /teams.* line 1: name/],
  [
    'has a row with an unknown column',
    replaced('teams', '{', '{"more":1,'),
    /teams.* line 1: more/,
  ],
  [
    'has a row with a value of another type',
    replaced('teams', '"sport_id":1', '"sport_id":"1"'),
    /teams.* line 1: sport_id/,
  ],
  ['has a line that is no JSON', replaced('teams', '{', ''), /teams.* line 1/],
  [
    'has a room twice',
    forge('match-rooms', (lines) => [...lines, ...lines]),
    /line 2: m1 is there twice/,
  ],
  [
    'has a room without its match',
    replaced('match-rooms', /"m1"/g, '"other"'),
    /match-rooms.* line 1: other is no match of it/,
  ],
  [
    'has a room with an update of another match',
    replaced('match-rooms', '"m1"', '"other"'),
    /match-rooms.* line 1: has an update of another match/,
  ],
  [
    'has a room whose version its history does not reach',
    replaced('match-rooms', '"version":1', '"version":900'),
    /match-rooms.* line 1: has a history/,
  ],
  [
    'has a room with an invalid update',
    replaced('match-rooms', '"sequence":2', '"sequence":-1'),
    /match-rooms.* line 1/,
  ],
  [
    'has a picture of another kind',
    replaced('avatars', 'image/png', 'text/html'),
    /avatars.* line 1: type/,
  ],
])('a backup that %s is refused with the reason', async (_damage, damage, reason) => {
  await damage();
  const refused = checkBackup(folder);
  await expect(refused).rejects.toThrow(/cannot be restored\./);
  await expect(refused).rejects.toThrow(reason);
  await expect(refused).rejects.not.toThrow(/\n/);
});
