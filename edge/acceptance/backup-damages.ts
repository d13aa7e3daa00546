import { createHash } from 'node:crypto';
import { appendFile, readFile, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_FILE, manifestText, readManifest } from '../local/operator/manifest.ts';

/** Replaces a file, and gives it a manifest that fits: only its content is wrong. */
export async function forge(
  folder: string,
  section: string,
  change: (lines: string[]) => string[],
) {
  const file = join(folder, `${section}.ndjson`);
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  const text = change(lines)
    .map((line) => `${line}\n`)
    .join('');
  await writeFile(file, text);
  const read = readManifest(await readFile(join(folder, MANIFEST_FILE), 'utf8'));
  if (typeof read === 'string') throw new Error(read);
  const record = {
    items: text.split('\n').length - 1,
    bytes: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
  };
  const { schema, began, ended, files } = read;
  const manifest = { schema, began, ended, files: { ...files, [section]: record } };
  await writeFile(join(folder, MANIFEST_FILE), manifestText(manifest));
}

/** Changes the first line of a section. */
export function first(change: (line: string) => string): (lines: string[]) => string[] {
  return ([line = '', ...rest]) => [change(line), ...rest];
}

/** Changes the text of the manifest. */
function manifestWith(change: (text: string) => string) {
  return async (folder: string) => {
    const file = join(folder, MANIFEST_FILE);
    await writeFile(file, change(await readFile(file, 'utf8')));
  };
}

const MATCHES = 'matches.ndjson';
const flipped = async (folder: string) => {
  const file = join(folder, MATCHES);
  const bytes = await readFile(file);
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  await writeFile(file, bytes);
};

const linked = async (folder: string) => {
  const file = join(folder, 'users.ndjson');
  await rename(file, `${folder}-users`);
  await symlink(`${folder}-users`, file);
};

/** Gives a room a match that no row and no update of its own knows. */
function withoutMatch(line: string): string {
  const changed: unknown = JSON.parse(line, (key, value: unknown) =>
    key === 'fixture' ? undefined : key === 'matchId' ? 'other' : value,
  );
  return JSON.stringify(changed);
}

/** Damages to a backup, each with a part of the reason why it is refused. */
export const DAMAGES: readonly [
  damage: string,
  (folder: string) => Promise<unknown>,
  reason: RegExp,
][] = [
  ['is missing', (folder) => rm(folder, { recursive: true }), /no folder/],
  ['has no manifest', (folder) => rm(join(folder, MANIFEST_FILE)), /no manifest/],
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
  ['lacks a file', (folder) => rm(join(folder, 'users.ndjson')), /users.* is missing/],
  ['has a truncated file', (folder) => truncate(join(folder, MATCHES), 100), /matches.* hash/],
  ['has an emptied file', (folder) => truncate(join(folder, MATCHES), 0), /matches.* hash/],
  ['has a longer file', (folder) => appendFile(join(folder, MATCHES), '{}\n'), /matches.* hash/],
  ['has a flipped bit', flipped, /matches.* hash/],
  ['has a foreign file', (folder) => writeFile(join(folder, 'notes.txt'), 'x'), /notes\.txt/],
  ['has a link instead of a file', linked, /users\.ndjson is no regular file/],
  [
    'has a row without a column',
    (folder) =>
      forge(
        folder,
        'teams',
        first((line) => line.replace(/"name":"[^"]*",/, '')),
      ),
    /teams.* line 1: name/,
  ],
  [
    'has a row with an unknown column',
    (folder) =>
      forge(
        folder,
        'teams',
        first((line) => line.replace('{', '{"more":1,')),
      ),
    /teams.* line 1: more/,
  ],
  [
    'has a row with a value of another type',
    (folder) =>
      forge(
        folder,
        'teams',
        first((line) => line.replace('"sport_id":1', '"sport_id":"1"')),
      ),
    /teams.* line 1: sport_id/,
  ],
  [
    'has a line that is no JSON',
    (folder) =>
      forge(
        folder,
        'teams',
        first((line) => line.slice(1)),
      ),
    /teams.* line 1/,
  ],
  [
    'has a room twice',
    (folder) => forge(folder, 'match-rooms', (lines) => [...lines, lines[0] ?? '']),
    /is there twice/,
  ],
  [
    'has a room without its match',
    (folder) => forge(folder, 'match-rooms', first(withoutMatch)),
    /match-rooms.* line 1: other is no match of it/,
  ],
  [
    'has a room whose version its history does not reach',
    (folder) =>
      forge(
        folder,
        'match-rooms',
        first((line) => line.replace(/"version":\d+,"lineC/, '"version":900,"lineC')),
      ),
    /match-rooms.* line 1: has a history/,
  ],
  [
    'has a room with an invalid update',
    (folder) =>
      forge(
        folder,
        'match-rooms',
        first((line) => line.replace('"sequence":1', '"sequence":-1')),
      ),
    /match-rooms.* line 1/,
  ],
  [
    'has a picture of another kind',
    (folder) =>
      forge(
        folder,
        'avatars',
        first((line) => line.replace('image/png', 'text/html')),
      ),
    /avatars.* line 1: type/,
  ],
];
