import { open, readdir, stat } from 'node:fs/promises';

/** The formats that "npm run feed -- replay" reads. */
export const FORMATS = [
  'openfootball',
  'nba-pbp',
  'nfl-gamecenter',
  'tennis-pbp',
  'datavolley',
  'shuttleset',
] as const;
export type Format = (typeof FORMATS)[number];

const HEAD_BYTES = 8_192;

/** Patterns of the beginning of a file, by format. */
const SIGNS: readonly [Format, RegExp][] = [
  ['datavolley', /^\s*\[3DATAVOLLEYSCOUT\]/],
  ['tennis-pbp', /^match_id,.*\bP1GamesWon\b/],
  ['shuttleset', /^rally,.*\broundscore_A\b/],
  ['nfl-gamecenter', /^\s*\{\s*"\d{10}"\s*:/],
  ['nba-pbp', /"game"\s*:\s*\{[^{]*"actions"\s*:/],
  ['openfootball', /"matches"\s*:\s*\[|"team1"\s*:/],
];

export type Detection = { kind: 'format'; format: Format } | { kind: 'unreadable' | 'unknown' };

/** Detects a recording's format by its beginning; a folder of sets is shuttleset. */
export async function detectFormat(path: string): Promise<Detection> {
  try {
    if ((await stat(path)).isDirectory()) {
      const isMatch = (await readdir(path)).some((name) => /^set\d+\.csv$/.test(name));
      return isMatch ? { kind: 'format', format: 'shuttleset' } : { kind: 'unknown' };
    }
    const head = await readHead(path);
    const found = SIGNS.find(([, sign]) => sign.test(head));
    return found ? { kind: 'format', format: found[0] } : { kind: 'unknown' };
  } catch {
    return { kind: 'unreadable' };
  }
}

async function readHead(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString('utf8', 0, bytesRead).replace(/^\u{feff}/u, '');
  } finally {
    await file.close();
  }
}
