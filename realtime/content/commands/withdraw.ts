import * as v from 'valibot';
import type { Command, CommandIo } from '../../feeds/command-io.ts';
import {
  parseOptions,
  readTarget,
  splitOperands,
  TARGET_HELP,
  TARGET_OPTIONS,
} from '../../feeds/command-options.ts';
import { problemOf, sendContent } from '../../feeds/send-content.ts';
import { UsageError } from '../../feeds/usage-error.ts';
import { entityIdSchema } from '../../protocol/text.ts';
import { withdrawalOf } from '../read-directory.ts';

const help = `Usage: content withdraw ID… [options]

Takes articles, videos and playlists back: their pages say that they are no more (410), lists,
searches and feeds forget them, and their comments are no longer shown. An id is the last part of an
address.

Publishing it again brings it back. So an article of a directory that is imported again is better
withdrawn in its own file, by "withdrawn: true" in its front matter; one of a feed of news stays
withdrawn until it changes there.

${TARGET_HELP}

Example:
  content withdraw 4f1c22ab90de
`;

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const [ids, options] = splitOperands(args);
  const values = parseOptions(options, TARGET_OPTIONS);
  if (ids.length === 0)
    throw new UsageError('the id of what to withdraw is missing: content withdraw ID');
  const wrong = ids.find((id) => !v.is(entityIdSchema, id));
  if (wrong !== undefined) throw new UsageError(`"${wrong}" is no id of anything published`);
  const target = await readTarget(values, io);
  const withdrawals = [...new Set(ids)].map(withdrawalOf);
  const report = await sendContent(withdrawals, { source: 'withdraw', target }, io);
  const { counts, unknown } = report;
  const problem = problemOf(report);
  if (problem) io.stderr.write(`${problem}\n`);
  for (const id of unknown) io.stderr.write(`nothing published has the id ${id}\n`);
  const { applied, duplicate } = counts;
  io.stderr.write(`withdrawn ${applied}, withdrawn before ${duplicate}\n`);
  if (values.json) io.stdout.write(`${JSON.stringify({ ...counts, unknown })}\n`);
  return unknown.length === 0 && !problem ? 0 : 1;
}

export const withdraw: Command = { summary: 'take articles, videos and playlists back', help, run };
