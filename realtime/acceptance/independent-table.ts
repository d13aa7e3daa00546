/** A played or future match, as a season's file lists it. */
export interface FileResult {
  home: string;
  away: string;
  /** Goals of both sides; absent until it is played. */
  goals?: readonly [home: number, away: number] | undefined;
}

/** A table row computed from the file alone, without product code. */
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

/** A competition's tie-break rule for teams level on points: reimplemented here on purpose. */
export type Manner = 'england' | 'germany' | 'spain' | 'italy' | 'world-cup' | 'league-phase';

type Sums = Readonly<Record<string, ExpectedRow>>;

/** Returns the table of these matches, best first; complete ties go in order of name. */
export function independentTable(matches: readonly FileResult[], manner: Manner): ExpectedRow[] {
  const names = [...new Set(matches.flatMap(({ home, away }) => [home, away]))].toSorted();
  const all = sumUp(names, matches);
  const byPoints = classes(names, (name) => at(all, name).points);
  return byPoints
    .flatMap((level) => part(level, matches, all, manner))
    .map((name) => at(all, name));
}

/** Orders names that are level on points. Stable: complete ties keep the order of names. */
function part(
  level: string[],
  matches: readonly FileResult[],
  all: Sums,
  manner: Manner,
): string[] {
  if (level.length < 2) return level;
  const general = (name: string) => [difference(at(all, name)), at(all, name).scored];
  const direct = matches.filter(({ home, away }) => level.includes(home) && level.includes(away));
  const own = sumUp(level, direct);
  const awayGoals = (name: string, from: readonly FileResult[]) =>
    from.reduce((sum, { away, goals }) => sum + (away === name ? (goals?.[1] ?? 0) : 0), 0);
  const areAllPlayed = direct.every(({ goals }) => goals !== undefined);

  switch (manner) {
    case 'league-phase': {
      const opponents = (name: string) =>
        matches.flatMap(({ home, away, goals }) =>
          !goals ? [] : home === name ? [away] : away === name ? [home] : [],
        );
      const total = (name: string, value: (row: ExpectedRow) => number) =>
        opponents(name).reduce((sum, other) => sum + value(at(all, other)), 0);
      const awayWins = (name: string) =>
        matches.filter(({ away, goals }) => away === name && goals && goals[1] > goals[0]).length;
      return sortBy(level, (name) => [
        ...general(name),
        awayGoals(name, matches),
        at(all, name).won,
        awayWins(name),
        total(name, ({ points }) => points),
        total(name, difference),
        total(name, ({ scored }) => scored),
      ]);
    }
    case 'england':
    case 'germany': {
      // This criterion comes last, so it compares only teams that are level on all others.
      const still = classes(
        level,
        (name) => difference(at(all, name)) * 1_000 + at(all, name).scored,
      );
      return still.flatMap((few) => {
        const among = matches.filter(({ home, away }) => few.includes(home) && few.includes(away));
        if (few.length < 2 || among.some(({ goals }) => !goals)) return few;
        const sums = sumUp(few, among);
        return sortBy(few, (name) =>
          manner === 'england'
            ? [at(sums, name).points, awayGoals(name, among)]
            : [difference(at(sums, name)), awayGoals(name, among), awayGoals(name, matches)],
        );
      });
    }
    case 'italy':
      return sortBy(level, (name) => [
        ...(areAllPlayed ? [at(own, name).points, difference(at(own, name))] : []),
        ...general(name),
      ]);
    case 'spain': {
      if (!areAllPlayed) return sortBy(level, general);
      for (const value of [
        (name: string) => at(own, name).points,
        (name: string) => difference(at(own, name)),
        (name: string) => difference(at(all, name)),
        (name: string) => at(all, name).scored,
      ]) {
        const parts = classes(level, value);
        // A separated team drops out; the others start again, with their own sub-table.
        if (parts.length > 1) return parts.flatMap((few) => part(few, matches, all, manner));
      }
      return level;
    }
    case 'world-cup': {
      if (!areAllPlayed) return sortBy(level, general);
      const parts = classes(
        level,
        (name) =>
          at(own, name).points * 1e6 + difference(at(own, name)) * 1e3 + at(own, name).scored,
      );
      if (parts.length > 1) return parts.flatMap((few) => part(few, matches, all, manner));
      return sortBy(level, general);
    }
  }
}

function sumUp(names: readonly string[], matches: readonly FileResult[]): Sums {
  const sums: Record<string, ExpectedRow> = {};
  for (const team of names)
    sums[team] = { team, played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 };
  for (const { home, away, goals } of matches) {
    if (!goals) continue;
    for (const [team, own, other] of [
      [home, goals[0], goals[1]],
      [away, goals[1], goals[0]],
    ] as const) {
      const row = sums[team];
      if (!row) continue;
      row.played += 1;
      row.scored += own;
      row.conceded += other;
      row.points += own > other ? 3 : own === other ? 1 : 0;
      row[own > other ? 'won' : own === other ? 'drawn' : 'lost'] += 1;
    }
  }
  return sums;
}

function at(sums: Sums, name: string): ExpectedRow {
  const row = sums[name];
  if (!row) throw new Error(`No row for ${name}`);
  return row;
}

function difference({ scored, conceded }: ExpectedRow): number {
  return scored - conceded;
}

/** Groups names of equal value, greatest value first, in their original order. */
function classes(names: readonly string[], value: (name: string) => number): string[][] {
  const values = [...new Set(names.map(value))].toSorted((a, b) => b - a);
  return values.map((each) => names.filter((name) => value(name) === each));
}

function sortBy(names: readonly string[], values: (name: string) => number[]): string[] {
  return names.toSorted((a, b) => {
    const [one, other] = [values(a), values(b)];
    const index = one.findIndex((value, place) => value !== other[place]);
    return index === -1 ? 0 : (other[index] ?? 0) - (one[index] ?? 0);
  });
}
