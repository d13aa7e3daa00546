import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { SeasonRows } from '../../edge/origin/media/outlook/open-season.ts';
import { answerHelp } from '../../.ci/help.ts';
import { backtest, brier, error, QUESTIONS, type Answered, type Points } from './backtest.ts';
import { readPastSeason } from './past-season.ts';

answerHelp(`Usage: npm run tool -- outlook FOLDER [options]

Compares outlooks of past football seasons with how they ended, and prints the tables of
docs/season-outlook.md. FOLDER has seasons of openfootball/football.json: 2015-16/en.1.json.

  --runs N   runs of each outlook (default 10000)`);

/** Days of a season at which outlooks are made, by the share of its matches that are over. */
const SHARES = [0.15, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9];
/** Upper ends of the ranges in which chances are compared with outcomes. */
const RANGES = [0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 1];

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '10000' } },
  allowPositionals: true,
});
const [from] = positionals;
if (from === undefined)
  fail('Name a folder of seasons: "npm run tool -- outlook --help" says which.');
else if (!/^[1-9]\d{0,5}$/.test(values.runs)) fail('--runs takes a whole number from 1.');
else await run(from, Number(values.runs));

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}

async function run(folder: string, runs: number): Promise<void> {
  const answers: Answered[] = [];
  const points: Points[] = [];
  const counts = new Map<string, number>();
  for (const seasons of await seasonsByLeague(folder))
    for (const [index, season] of seasons.entries()) {
      if (season.matches.some(({ score }) => score === null)) continue;
      const found = backtest(season, seasons.slice(Math.max(0, index - 2), index), {
        shares: SHARES,
        runs,
      });
      if (found.answers.length === 0) continue;
      answers.push(...found.answers);
      points.push(...found.points);
      counts.set(season.league.name, (counts.get(season.league.name) ?? 0) + 1);
    }
  if (counts.size === 0) {
    fail(`${folder} has no season that is over: it needs files such as 2015-16/en.1.json.`);
    return;
  }
  print([...counts].map(([league, count]) => `${league}: ${count}`).join(', '));
  print(briers(answers));
  print(calibration(answers));
  print(errors(points));
}

/** Returns each league's seasons, the oldest first. */
async function seasonsByLeague(folder: string): Promise<SeasonRows[][]> {
  const leagues = new Map<string, SeasonRows[]>();
  const paths = globSync('*/*.1.json', { cwd: folder });
  for (const path of paths.toSorted()) {
    // In sequence: the files are small.
    // oxlint-disable-next-line no-await-in-loop
    const season = await readPastSeason(`${folder}/${path}`);
    if (season) leagues.set(season.league.id, [...(leagues.get(season.league.id) ?? []), season]);
  }
  return [...leagues.values()];
}

function briers(answers: readonly Answered[]): string {
  return table(
    ['known', 'end', 'simulated', 'as it stands', 'even chances'],
    SHARES.flatMap((share) =>
      QUESTIONS.map((question) => {
        const own = answers.filter((each) => each.share === share && each.question === question);
        return [
          `${share * 100} %`,
          question,
          brier(own, 'simulated').toFixed(4),
          brier(own, 'asItStands').toFixed(4),
          brier(own, 'even').toFixed(4),
        ];
      }),
    ),
  );
}

function calibration(answers: readonly Answered[]): string {
  return table(
    ['chance', 'said of', 'said on average', 'came'],
    RANGES.map((to, index) => {
      const least = RANGES[index - 1] ?? 0;
      const own = answers.filter(
        ({ simulated }) =>
          simulated <= to && (simulated > least || (index === 0 && simulated >= 0)),
      );
      const mean = own.reduce((sum, { simulated }) => sum + simulated, 0) / own.length;
      const came = own.filter((each) => each.came).length / own.length;
      return [
        `${least * 100}–${to * 100} %`,
        String(own.length),
        `${(mean * 100).toFixed(1)} %`,
        `${(came * 100).toFixed(1)} %`,
      ];
    }),
  );
}

function errors(points: readonly Points[]): string {
  return table(
    ['known', 'simulated', 'at the own pace'],
    SHARES.map((share) => {
      const own = points.filter((each) => each.share === share);
      return [
        `${share * 100} %`,
        error(own, 'simulated').toFixed(2),
        error(own, 'atOwnPace').toFixed(2),
      ];
    }),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function print(text: string): void {
  process.stdout.write(`${text}\n\n`);
}
