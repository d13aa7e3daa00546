import { HELP, parseFuzzOptions, type FuzzOptions } from './fuzz-options.ts';
import { runFuzz, type FuzzResult, type Problem } from './run-fuzz.ts';

/** Most problems shown of those that read alike. */
const SHOWN = 3;
/** Most characters of a case. */
const MAX_REPORT = 3_000;

const parsed = parseFuzzOptions(process.argv.slice(2));
if (parsed.kind === 'help') console.log(HELP);
else if (parsed.kind === 'error') {
  console.error(`${parsed.message}\n"npm run fuzz -- --help" lists the options.`);
  process.exitCode = 2;
} else await run(parsed.options);

async function run(options: FuzzOptions): Promise<void> {
  const result = await runFuzz({ ...options, progress: (message) => console.error(message) });
  console.log(textOf(options.seed, result));
  if (result.problems.length > 0) process.exitCode = 1;
}

/** Returns the counts by door, and the problems with the options that repeat each. */
function textOf(seed: number, { cases, requests, problems, seconds }: FuzzResult): string {
  const counts = Object.entries(cases).map(([door, count]) => `${door} ${count}`);
  const shown = problems.filter((problem, place) => {
    const kind = kindOf(problem);
    return problems.slice(0, place).filter((other) => kindOf(other) === kind).length < SHOWN;
  });
  return [
    ...shown.map(
      ({ where, what, repeat, report = what }) =>
        `${where}: ${report.slice(0, MAX_REPORT)}\n  npm run fuzz -- ${repeat}`,
    ),
    `seed ${seed}: ${counts.join(', ')}`,
    `${requests} requests in ${seconds} s, ${problems.length} problems`,
  ].join('\n');
}

/** Masks names and numbers, so that similar problems read alike. */
function kindOf({ where, what }: Problem): string {
  const masked = what.replaceAll(/"[^"]*"|fz[\w-]+|world-[\w-]+|%[0-9A-F]{2}|\d+/g, '·');
  return `${where} ${masked.slice(0, 80)}`;
}
