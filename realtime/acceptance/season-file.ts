import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { independentTable, type ExpectedRow, type Manner } from './independent-table.ts';
import { recording } from './recordings.ts';

const pairSchema = v.tuple([v.number(), v.number()]);
const fileSchema = v.object({
  matches: v.array(
    v.object({
      round: v.string(),
      group: v.optional(v.string()),
      team1: v.string(),
      team2: v.string(),
      score: v.optional(v.object({ ft: v.optional(pairSchema) })),
    }),
  ),
});
type FileMatch = v.InferOutput<typeof fileSchema>['matches'][number];

/** Returns an openfootball file's tables by group, '' for no group, each best first. */
export function expectedTables(path: string, manner: Manner): Map<string, ExpectedRow[]> {
  const counted = fileMatches(path).filter(
    ({ round, group }) => group !== undefined || /^(?:League, )?Matchday \d+$/.test(round),
  );
  const groups = [...new Set(counted.map(({ group }) => group))];
  return new Map(
    groups.map((name) => [
      name ?? '',
      independentTable(counted.filter(({ group }) => group === name).map(resultOf), manner),
    ]),
  );
}

/** Returns a round's pairs in the order of the file. */
export function expectedPairs(path: string, round: string): [string, string][] {
  return fileMatches(path)
    .filter((match) => match.round === round)
    .map(({ team1, team2 }) => [clubOf(team1), clubOf(team2)]);
}

function fileMatches(path: string): FileMatch[] {
  const text = readFileSync(recording(`football/${path}`), 'utf8');
  return v.parse(fileSchema, JSON.parse(text)).matches;
}

function resultOf({ team1, team2, score }: FileMatch) {
  return { home: clubOf(team1), away: clubOf(team2), goals: score?.ft };
}

/** European cups write 'Liverpool FC (ENG)'. */
function clubOf(name: string): string {
  return name.replace(/ \([A-Z]{3}\)$/, '');
}
