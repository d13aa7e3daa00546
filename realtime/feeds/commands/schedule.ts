import type { Command, CommandIo } from '../command-io.ts';
import { parseOptions, readTarget, TARGET_HELP, TARGET_OPTIONS } from '../command-options.ts';
import { importTvSchedule } from '../tv-import.ts';
import { readScheduleFile } from '../tv/read-schedule.ts';
import { UsageError } from '../usage-error.ts';

const help = `Usage: feed schedule --file FILE [options]

Gives the 24/7 channel its schedule, in place of the one before; the same file
again changes nothing. What is on air stays as it is. docs/tv.md says what stands in
the file.

  --file FILE          the schedule, in YAML or JSON
${TARGET_HELP}

Example:
  feed schedule --file tv/this-week.yaml
`;

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const values = parseOptions(args, { ...TARGET_OPTIONS, file: { type: 'string' } });
  if (!values.file) throw new UsageError('--file is missing: the schedule');
  const read = await readScheduleFile(values.file);
  if (read.kind === 'faults') {
    for (const { file, line, message } of read.faults)
      io.stderr.write(`${file}:${line}: ${message}\n`);
    return 1;
  }
  const target = await readTarget(values, io);
  return importTvSchedule(read.schedule, { source: 'schedule', target }, io);
}

export const schedule: Command = { summary: 'give the 24/7 channel a schedule', help, run };
