/** Which bases hold a runner. */
export interface Bases {
  first: boolean;
  second: boolean;
  third: boolean;
}

export const EMPTY_BASES: Bases = { first: false, second: false, third: false };

export type Hit = 'walk' | 'single' | 'double' | 'triple' | 'home-run';

/** Where a hit moves the runners and how many come home. A bold runner on second scores on a single. */
export function advanceRunners(
  bases: Bases,
  hit: Hit,
  bold: boolean,
): { bases: Bases; runs: number } {
  const { first, second, third } = bases;
  switch (hit) {
    case 'walk': {
      // A walk moves only those who are pushed.
      const runs = count(first && second && third);
      return {
        bases: { first: true, second: first || second, third: (first && second) || third },
        runs,
      };
    }
    case 'single':
      return {
        bases: { first: true, second: first, third: second && !bold },
        runs: count(third, second && bold),
      };
    case 'double':
      return {
        bases: { first: false, second: true, third: first && !bold },
        runs: count(third, second, first && bold),
      };
    case 'triple':
      return {
        bases: { first: false, second: false, third: true },
        runs: count(first, second, third),
      };
    case 'home-run':
      return { bases: EMPTY_BASES, runs: 1 + count(first, second, third) };
  }
}

function count(...runners: readonly boolean[]): number {
  return runners.filter(Boolean).length;
}
