import { importCatalogue } from '../catalogue-import.ts';
import type { Command, CommandIo } from '../command-io.ts';
import { importDetails } from '../details-import.ts';
import { parseOptions, readTarget, TARGET_HELP, TARGET_OPTIONS } from '../command-options.ts';
import { OUTCOME_HELP, readLeniently, STRICT_HELP, STRICT_OPTION } from '../read-leniently.ts';
import { readOpenfootballSeason } from '../readers/openfootball-season.ts';
import { UsageError } from '../usage-error.ts';

const help = `Usage: feed import --format openfootball --file FILE [options]

Brings a season into the catalogue: league, teams, fixtures, results and
goals, and what files beside it list (FILE.stadiums.json, .groups.json, .squads.json). The
same file again changes nothing. A replay of the file updates the same matches.

  --format FORMAT      openfootball
  --file FILE          the season, such as 2025-26/en.1.json
${STRICT_HELP}
${TARGET_HELP}

${OUTCOME_HELP}

Example:
  feed import --format openfootball --file 2025-26/en.1.json
`;

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const values = parseOptions(args, {
    ...TARGET_OPTIONS,
    ...STRICT_OPTION,
    format: { type: 'string' },
    file: { type: 'string' },
  });
  if (values.format !== 'openfootball') throw new UsageError('--format takes openfootball');
  if (!values.file) throw new UsageError('--file is missing: the season to import');
  const target = await readTarget(values, io);
  const { content, leftOut } = await readLeniently(
    readOpenfootballSeason,
    { path: values.file, strict: values.strict },
    io,
  );
  const { matches, details, ...extras } = content;
  const source = 'import:openfootball';
  const { json } = values;
  const code = await importCatalogue(matches, { source, target, json, leftOut, extras }, io);
  if (code !== 0 || details.length === 0 || io.signal.aborted) return code;
  return importDetails(details, { source, target }, io);
}

export const importSeason: Command = { summary: 'bring a season into the catalogue', help, run };
