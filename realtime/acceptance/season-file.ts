import { readFileSync } from 'node:fs';
import * as v from 'valibot';
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

/** A line of a table as this file, and nothing of the product, makes it. */
export interface ExpectedRow {
  team: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  points: number;
}

/** The tables of an openfootball file by group, '' where it has none, each best first. */
export function expectedTables(path: string): Map<string, ExpectedRow[]> {
  const { matches } = v.parse(
    fileSchema,
    JSON.parse(readFileSync(recording(`football/${path}`), 'utf8')),
  );
  const counted = matches.filter(
    ({ round, group }) => group !== undefined || /^(?:League, )?Matchday \d+$/.test(round),
  );
  const groups = [...new Set(counted.map(({ group }) => group))];
  return new Map(
    groups.map((name) => [name ?? '', tableOf(counted.filter(({ group }) => group === name))]),
  );
}

/** By points, goal difference and goals; what is level then by the points of the matches between them. */
function tableOf(matches: readonly FileMatch[]): ExpectedRow[] {
  const names = new Set(matches.flatMap(({ team1, team2 }) => [team1, team2]));
  const rows = [...names].map((name) => rowOf(name, matches));
  const isLevel = (a: ExpectedRow, b: ExpectedRow) =>
    a.points === b.points &&
    a.scored === b.scored &&
    a.scored - a.conceded === b.scored - b.conceded;
  const between = (row: ExpectedRow) => {
    const level = new Set(rows.filter((other) => isLevel(row, other)).map(({ team }) => team));
    const among = matches.filter(
      ({ team1, team2 }) => level.has(clubOf(team1)) && level.has(clubOf(team2)),
    );
    return rowOf(row.team, among).points;
  };
  return rows.toSorted(
    (a, b) =>
      b.points - a.points ||
      b.scored - b.conceded - (a.scored - a.conceded) ||
      b.scored - a.scored ||
      between(b) - between(a) ||
      (a.team < b.team ? -1 : 1),
  );
}

function rowOf(name: string, matches: readonly FileMatch[]): ExpectedRow {
  const team = clubOf(name);
  const row = { team, played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 };
  for (const { team1, team2, score } of matches) {
    if (!score?.ft) continue;
    const [home, away] = score.ft;
    const isHome = clubOf(team1) === team;
    if (!isHome && clubOf(team2) !== team) continue;
    const [own, other] = isHome ? [home, away] : [away, home];
    row.played += 1;
    row.scored += own;
    row.conceded += other;
    if (own > other) row.won += 1;
    else if (own < other) row.lost += 1;
    else row.drawn += 1;
  }
  return { ...row, points: row.won * 3 + row.drawn };
}

/** European cups write 'Liverpool FC (ENG)'. */
function clubOf(name: string): string {
  return name.replace(/ \([A-Z]{3}\)$/, '');
}
