import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { answerHelp } from '../../../.ci/help.ts';
import { PROJECT } from '../../../edge/local/project.ts';
import { fittedModule } from './fitted-module.ts';
import { readNba } from './nba-seasons.ts';
import { readNfl } from './nfl-seasons.ts';
import { calibrationPicture } from './picture.ts';
import { figuresTable, replaceBetweenMarks } from './report.ts';
import { reportFootball } from './report-football.ts';
import { reportPoints } from './report-points.ts';

answerHelp(`Usage: npm run tool -- fit-win-probability --data FOLDER

Fits the models of win probability to real seasons, judges them on seasons that
were not fitted, and writes edge/shared/forecast/fitted.ts, the tables of
docs/win-probability.md and their pictures. FOLDER has a folder for each source
that the document names; RECORDINGS_DIR has the recorded matches.`);

const { values } = parseArgs({ options: { data: { type: 'string' } } });
const { data } = values;
if (data === undefined) throw new Error('Name the folder of the sources: --data FOLDER');
const source = (name: string) => join(resolve(data), name);
const recordings = process.env['RECORDINGS_DIR'] ?? join(PROJECT, '../shared/feeds');

const football = await reportFootball(source, recordings);
const basketball = reportPoints(await readNba(source('lawlers-law'), 2013, 2019), {
  league: 'NBA',
  fitted: { from: 2013, to: 2016 },
  judged: { from: 2017, to: 2018 },
});
const americanFootball = reportPoints(
  await readNfl(source('nflgame'), source('sportsbookreview-scraper')),
  { league: 'NFL', fitted: { from: 2009, to: 2013 }, judged: { from: 2014, to: 2016 } },
);

await writeFile(
  join(PROJECT, 'edge/shared/forecast/fitted.ts'),
  fittedModule({
    football: football.fit,
    basketball: basketball.fit,
    'american-football': americanFootball.fit,
  }),
);
const path = join(PROJECT, 'docs/win-probability.md');
let page = await readFile(path, 'utf8');
for (const [name, title, { figures, series }] of [
  ['football', 'Football', football],
  ['basketball', 'Basketball', basketball],
  ['american-football', 'American football', americanFootball],
] as const) {
  page = replaceBetweenMarks(page, name, figuresTable(figures));
  await writeFile(
    join(PROJECT, `docs/pictures/win-probability-${name}.svg`),
    calibrationPicture(`${title}: how often the home side won`, series),
  );
}
await writeFile(path, page);
