import { importCatalogue } from '../catalogue-import.ts';
import type { Command, CommandIo } from '../command-io.ts';
import {
  parseOptions,
  readNumber,
  readTarget,
  TARGET_HELP,
  TARGET_OPTIONS,
} from '../command-options.ts';
import { demoCatalogue } from '../demo/schedule.ts';

const help = `Usage: feed seed [options]

Brings the demo's leagues, fixtures and results around today into the
catalogue. They are fictional, and the same for everyone on the same day.

  --days N             how many days back and ahead (default 7)
${TARGET_HELP}

Example:
  feed seed --days 3
`;

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const values = parseOptions(args, { ...TARGET_OPTIONS, days: { type: 'string', default: '7' } });
  const days = readNumber('--days', values.days, { whole: true });
  const target = await readTarget(values, io);
  const matches = demoCatalogue(Date.now(), { daysBack: days, daysAhead: days });
  return importCatalogue(matches, { source: 'demo', target, json: values.json }, io);
}

export const seed: Command = { summary: 'bring the demo’s schedule into the catalogue', help, run };
