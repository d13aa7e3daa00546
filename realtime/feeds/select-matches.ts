import { slugify } from '../protocol/fold-text.ts';
import type { Recording } from './source.ts';

export type Selection =
  | { kind: 'found'; recordings: readonly Recording[] }
  | { kind: 'none'; near: readonly string[] };

/**
 * Returns the matches of `--match`: 'A vs B', or one team's name. Names that equal a team's take
 * precedence over parts of them. A is the home team; without such a match, A is the away team. Case
 * and diacritics do not matter.
 */
export function selectMatches(recordings: readonly Recording[], filter: string): Selection {
  const names = filter
    .split(/\s+(?:vs?\.?|–|-)\s+/i)
    .map(slugify)
    .filter((name) => name !== '');
  for (const fits of [equals, contains]) {
    for (const order of [names, names.toReversed()]) {
      const found = recordings.filter(({ home, away }) =>
        teamsFit([slugify(home), slugify(away)], order, fits),
      );
      if (found.length > 0) return { kind: 'found', recordings: found };
    }
  }
  return { kind: 'none', near: nearest(recordings, names) };
}

type Fits = (team: string, name: string) => boolean;

function teamsFit(teams: readonly string[], names: readonly string[], fits: Fits): boolean {
  const [first, second, ...more] = names;
  if (first === undefined || more.length > 0) return false;
  if (second === undefined) return teams.some((team) => fits(team, first));
  return names.every((name, index) => fits(teams[index] ?? '', name));
}

function equals(team: string, name: string): boolean {
  return team === name;
}

function contains(team: string, name: string): boolean {
  return team.includes(name);
}

/** Returns up to five matches, most letter pairs in common first. */
function nearest(recordings: readonly Recording[], names: readonly string[]): string[] {
  const wanted = letterPairs(names.join(' '));
  return recordings
    .map(({ home, away }) => {
      const pairs = letterPairs(`${slugify(home)} ${slugify(away)}`);
      const shared = [...wanted].filter((pair) => pairs.has(pair)).length;
      return { title: `${home} vs ${away}`, likeness: shared / (wanted.size + pairs.size || 1) };
    })
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, 5)
    .map(({ title }) => title);
}

function letterPairs(text: string): Set<string> {
  return new Set(Array.from(text.slice(1), (letter, index) => (text[index] ?? '') + letter));
}
