import { stat } from 'node:fs/promises';
import * as v from 'valibot';
import type { Command, CommandIo } from '../../feeds/command-io.ts';
import {
  parseOptions,
  readTarget,
  TARGET_HELP,
  TARGET_OPTIONS,
  type Target,
} from '../../feeds/command-options.ts';
import { listPublished } from '../../feeds/list-published.ts';
import { pictureWarnings, problemOf, sendContent } from '../../feeds/send-content.ts';
import { importTvSchedule } from '../../feeds/tv-import.ts';
import { UsageError } from '../../feeds/usage-error.ts';
import { contentSourceSchema, type Content } from '../../protocol/content.ts';
import { FEED_HELP, FEED_OPTIONS, importFeed } from '../feed/import-feed.ts';
import { formatFault } from '../file-fault.ts';
import { readDirectory, withdrawalOf } from '../read-directory.ts';

const help = `Usage: content import DIRECTORY|FILE [options]
       content import --feed URL|FILE [options]

Publishes the articles, videos and playlists of a directory and those below it: every .md file,
Markdown with front matter. The same again changes nothing; a file that changed replaces what it
published. A file with a fault is left out, and named with the line of the fault.

Pictures, the hero as those in the text, have whole addresses, and show where their host is one of
the server's PICTURE_ORIGINS; in the text also paths of the site. Others are left out, with a
warning that names their origin.

Front matter of an article: title and publishedAt; where wanted slug (else the file's name), language (else en),
summary, sport (football, basketball …), leagues, teams and matches (lists of ids), hero (address
of a picture), author, updatedAt, tags, story (the same for an article in each of its languages),
id, withdrawn (true: no longer published). A paragraph [[match:ID]] shows that match, with its
score as it stands.

A video has kind: video, title and publishedAt; stream (address of its HLS master playlist) and
duration (1:05, or seconds), or file (path of that playlist, from this file on) and address (where
players find its folder); where wanted poster, captions (WebVTT, by language) and what an article
has but hero and summary. The text is its description.

A playlist has kind: playlist, title, publishedAt and videos (ids, or paths of the videos' files);
where wanted titles and descriptions by language, slug, language, sport, updatedAt, id.

A policy has kind: policy (privacy) or terms, and where wanted language (else en), brand (by its
header value), version and since (a time). Below each heading of the second level is a section with
a page of its own; "## Your rights {#your-rights}" gives it an id for its address. {brand}, {domain}
and {email} stand for the brand's. It takes the place of the product's own.

A file schedule.yaml (or NAME.schedule.yaml, or .json) is the schedule of the 24/7 channel, in the
place of the one before; what is on air stays as it is. docs/tv.md says what stands in it.

  --source NAME        who publishes (default import)
  --prune              withdraws what the source has published and the directory no longer has;
                       nothing is withdrawn while a file has a fault. Takes --source, and of
                       several directories each needs a source of its own

${FEED_HELP}

${TARGET_HELP}

Examples:
  content import news/2026-11
  content import tv/schedule.yaml
  content import news --source newsroom --prune
  content import --feed https://paper.example/sport/rss --sport football
`;

const OPTIONS = {
  ...TARGET_OPTIONS,
  ...FEED_OPTIONS,
  source: { type: 'string' },
  prune: { type: 'boolean' },
} as const;

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const [directory, options] =
    args[0]?.startsWith('-') === false ? [args[0], args.slice(1)] : [undefined, args];
  const values = parseOptions(options, OPTIONS);
  const { source, prune } = values;
  if (source !== undefined && !v.is(contentSourceSchema, source))
    throw new UsageError('--source takes letters, digits, dots, colons and hyphens');
  if (values.feed !== undefined) {
    if (directory !== undefined || prune)
      throw new UsageError('--feed stands alone: without a directory and without --prune');
    return importFeed({ ...values, feed: values.feed }, io);
  }
  if (directory === undefined)
    throw new UsageError('what to publish is missing: content import DIRECTORY');
  if (prune && source === undefined)
    throw new UsageError('--prune takes --source: it withdraws what that source published');
  const found = await stat(directory).catch(() => undefined);
  if (!found) throw new UsageError(`there is no directory or file ${directory}`);
  if (prune && !found.isDirectory()) throw new UsageError('--prune takes a whole directory');
  const target = await readTarget(values, io);
  const { content, places, schedule, faults, files } = await readDirectory(directory);
  if (files === 0)
    throw new UsageError(`${directory} has neither .md files nor a schedule: is it the right one?`);
  for (const fault of faults) io.stderr.write(`${formatFault(fault)}\n`);
  const sender = { source: source ?? 'import', target };
  const report = await sendContent(content, sender, io);
  const { counts, unknown, refused } = report;
  const wrong = refused.flatMap(({ id, member, message }) => {
    const place = places.get(id);
    if (!place) return [];
    const line = place.lineOf(member.split('.'));
    return { path: place.path, line, message: `${member}: ${message}` };
  });
  for (const fault of wrong) io.stderr.write(`${formatFault(fault)}\n`);
  faults.push(...wrong);
  io.stderr.write(pictureWarnings(report));
  const problem = problemOf(report);
  if (problem) io.stderr.write(`${problem}\n`);
  const { applied, duplicate, stale } = counts;
  const left = files - content.length - (schedule ? 1 : 0) + counts.rejected;
  const unchanged = duplicate + unknown.length;
  io.stderr.write(
    `published ${applied}, unchanged ${unchanged}, stale ${stale}, left out ${left}\n`,
  );
  const scheduled = schedule && !problem ? await importTvSchedule(schedule, sender, io) : 0;
  if (values.json) io.stdout.write(`${JSON.stringify({ files, faults, ...counts })}\n`);
  if (faults.length > 0 || problem || scheduled !== 0) {
    if (prune) io.stderr.write('Nothing is withdrawn: not all of it was published.\n');
    return 1;
  }
  return prune ? withdrawOthers(content, sender, io) : 0;
}

/** Withdraws everything else that a source has published. Returns the exit code. */
async function withdrawOthers(
  content: readonly Content[],
  sender: { source: string; target: Target },
  io: CommandIo,
): Promise<number> {
  const listed = await listPublished(sender, io);
  const kept = new Set(content.map(({ id }) => id));
  const gone = 'ids' in listed ? listed.ids.filter((id) => !kept.has(id)) : [];
  const report = await sendContent(gone.map(withdrawalOf), sender, io);
  const failure = 'failure' in listed ? listed.failure : report.failure;
  if (failure) io.stderr.write(`${failure}\n`);
  io.stderr.write(`withdrawn ${report.counts.applied}\n`);
  return failure ? 1 : 0;
}

export const importContent: Command = {
  summary: 'publish articles, videos, playlists, policies and a schedule, or a feed of news',
  help,
  run,
};
