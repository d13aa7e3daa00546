import { stat } from 'node:fs/promises';
import type { Command, CommandIo } from '../../feeds/command-io.ts';
import {
  parseOptions,
  readTarget,
  TARGET_HELP,
  TARGET_OPTIONS,
} from '../../feeds/command-options.ts';
import { sendContent } from '../../feeds/send-content.ts';
import { UsageError } from '../../feeds/usage-error.ts';
import { formatFault } from '../file-fault.ts';
import { readDirectory } from '../read-directory.ts';

const help = `Usage: content import DIRECTORY [options]

Publishes the articles of a directory and those below it: every .md file, Markdown with front
matter. The same again changes nothing; a file that changed replaces its article. A file with a
fault is left out, and named with the line of the fault.

Front matter: title and publishedAt; where wanted slug (else the file's name), language (else en),
summary, sport (football, basketball …), leagues, teams and matches (lists of ids), hero (address
of a picture), author, updatedAt, tags, story (the same for an article in each of its languages),
id. A paragraph [[match:ID]] shows that match, with its score as it stands.

${TARGET_HELP}

Example:
  content import news/2026-11
`;

async function run([directory, ...args]: readonly string[], io: CommandIo): Promise<number> {
  if (directory === undefined || directory.startsWith('-'))
    throw new UsageError('the directory is missing: content import DIRECTORY');
  const values = parseOptions(args, TARGET_OPTIONS);
  const found = await stat(directory).catch(() => undefined);
  if (!found?.isDirectory()) throw new UsageError(`there is no directory ${directory}`);
  const target = await readTarget(values, io);
  const { articles, faults, files } = await readDirectory(directory);
  for (const fault of faults) io.stderr.write(`${formatFault(fault)}\n`);
  const { counts, failure, isLeftOut } = await sendContent(
    articles,
    { source: 'import', target },
    io,
  );
  const problem = failure ?? (isLeftOut && 'the server takes no content');
  if (problem) io.stderr.write(`${problem}\n`);
  const { applied, duplicate, stale } = counts;
  const left = files - articles.length;
  io.stderr.write(
    `published ${applied}, unchanged ${duplicate}, stale ${stale}, left out ${left}\n`,
  );
  if (values.json) io.stdout.write(`${JSON.stringify({ files, faults, ...counts })}\n`);
  return faults.length === 0 && !problem ? 0 : 1;
}

export const importContent: Command = { summary: 'publish a directory of articles', help, run };
