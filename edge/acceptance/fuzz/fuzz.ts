import { drawer } from './cases.ts';
import { fuzzText } from './report.ts';
import { HELP, parseFuzzOptions, type FuzzOptions } from './fuzz-options.ts';
import { runFuzz } from './run-fuzz.ts';
import { shrinkCase } from './shrink-case.ts';

const parsed = parseFuzzOptions(process.argv.slice(2));
if (parsed.kind === 'help') console.log(HELP);
else if (parsed.kind === 'error') {
  console.error(`${parsed.message}\n"npm run fuzz -- --help" lists the options.`);
  process.exitCode = 2;
} else await run(parsed.options);

async function run({ cases, seed, only, shrink, browser, json }: FuzzOptions): Promise<void> {
  const progress = (message: string) => console.error(message);
  const { from, to } = only ?? { from: 0, to: cases - 1 };
  const result = await runFuzz({ draw: await drawer(seed), from, to, browser, progress });
  console.log(json ? JSON.stringify({ seed, ...result }) : fuzzText(seed, result));
  if (result.problems.length === 0) return;
  process.exitCode = 1;
  if (shrink) console.log(await shrinkCase({ seed, number: from, progress }));
}
