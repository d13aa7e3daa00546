import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { feed, type CommandResult, type Product } from './product.ts';

/** Folder of the recorded real matches: beside the project, never in it. */
export const RECORDINGS = process.env['RECORDINGS_DIR'] ?? join(process.cwd(), '../shared/feeds');

export const recordingsArePresent = existsSync(join(RECORDINGS, 'README.md'));
/** What the names of skipped tests say. */
export const WHY_SKIPPED = recordingsArePresent
  ? ''
  : ` (skipped: ${RECORDINGS} has no recordings, and RECORDINGS_DIR names no other folder)`;

export function recording(path: string): string {
  return join(RECORDINGS, path);
}

/** A recorded match or season: its format in the feed CLI, and its file. */
export interface Recording {
  format: string;
  file: string;
}

export const WORLD_CUP: Recording = {
  format: 'openfootball',
  file: 'football/2026.worldcup.json',
};
export const CHAMPIONS_LEAGUE: Recording = {
  format: 'openfootball',
  file: 'football/2024-25-uefa.cl.json',
};
export const BASKETBALL: Recording = {
  format: 'nba-pbp',
  file: 'basketball/playbyplay_0022000001.json',
};

/** Replays a recording into a product as a user does, `speed` times faster than real time. */
export function replayRecording(
  product: Product,
  { format, file }: Recording,
  speed = 'max',
): Promise<CommandResult> {
  const from = ['--format', format, '--file', recording(file)];
  return feed('replay', ...from, '--speed', speed, '--to', product.url, '--json');
}

/** Imports a season into a product as a user does. */
export function importRecording(
  product: Product,
  { format, file }: Recording,
): Promise<CommandResult> {
  const from = ['--format', format, '--file', recording(file)];
  return feed('import', ...from, '--to', product.url, '--json');
}

const pairSchema = v.tuple([v.number(), v.number()]);
const worldCupSchema = v.object({
  matches: v.array(
    v.object({
      team1: v.string(),
      team2: v.string(),
      score: v.object({
        ft: pairSchema,
        et: v.optional(pairSchema),
        p: v.optional(pairSchema),
      }),
    }),
  ),
});

export interface ExpectedEnd {
  home: string;
  away: string;
  score: { home: number; away: number };
  shootout?: { home: number; away: number };
  matchStatus: 'Ended' | 'AET' | 'AP';
}

/** Returns how the World Cup file says that its matches ended. */
export function worldCupEnds(): ExpectedEnd[] {
  const text = readFileSync(recording(WORLD_CUP.file), 'utf8');
  return v.parse(worldCupSchema, JSON.parse(text)).matches.map(({ team1, team2, score }) => {
    const [home, away] = score.et ?? score.ft;
    const end: ExpectedEnd = {
      home: team1,
      away: team2,
      score: { home, away },
      matchStatus: score.p ? 'AP' : score.et ? 'AET' : 'Ended',
    };
    if (score.p) end.shootout = { home: score.p[0], away: score.p[1] };
    return end;
  });
}

const actionsSchema = v.object({
  game: v.object({
    actions: v.array(
      v.object({ orderNumber: v.number(), scoreHome: v.string(), scoreAway: v.string() }),
    ),
  }),
});

/** Returns the scores of the NBA recording in order, from 0-0 on. */
export function basketballScores(): string[] {
  const text = readFileSync(recording(BASKETBALL.file), 'utf8');
  const { actions } = v.parse(actionsSchema, JSON.parse(text)).game;
  const scores = actions.map((action) => `${action.scoreHome}-${action.scoreAway}`);
  return scores.filter((score, index) => score !== scores[index - 1]);
}
