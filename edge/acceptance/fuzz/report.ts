import type { FuzzResult, Problem } from './run-fuzz.ts';

/** Most problems shown of those that read alike. */
const SHOWN = 3;

/** Counts per kind, and the problems with the options that repeat each. */
export function fuzzText(seed: number, result: FuzzResult): string {
  const { cases, requests, problems, seconds } = result;
  const counts = Object.entries(cases).map(([kind, count]) => `${kind} ${count}`);
  return [
    ...problemLines(seed, problems),
    `seed ${seed}: ${counts.join(', ')}`,
    `${requests} requests in ${seconds} s, ${problems.length} problems`,
  ].join('\n');
}

function problemLines(seed: number, problems: readonly Problem[]): string[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems)
    groups.set(alike(problem), [...(groups.get(alike(problem)) ?? []), problem]);
  return [...groups.values()].flatMap((group) => [
    ...group
      .slice(0, SHOWN)
      .map(
        ({ kind, only, what }) =>
          `${kind}: ${what}\n  npm run fuzz -- --seed ${seed} --only ${only}`,
      ),
    ...(group.length > SHOWN ? [`  … and ${group.length - SHOWN} like it`] : []),
  ]);
}

/** Masks names and numbers, so that similar problems read alike. */
function alike({ kind, what }: Problem): string {
  return `${kind} ${what.replaceAll(/"[^"]*"|fz[\w-]+|world-[\w-]+|%[0-9A-F]{2}|\d+/g, '·').slice(0, 80)}`;
}
