import type { Content } from '../../protocol/content.ts';
import { countOf, importRequests } from '../catalogue-import.ts';
import type { Command, CommandIo } from '../command-io.ts';
import {
  parseOptions,
  readNumber,
  readTarget,
  TARGET_HELP,
  TARGET_OPTIONS,
  type Target,
} from '../command-options.ts';
import { formatCounts } from '../counts.ts';
import { detailedMatches, detailsOf } from '../../demo/details/demo-details.ts';
import { demoRequests } from '../../demo/season/demo-requests.ts';
import { demoNews } from '../../demo/news/demo-news.ts';
import { demoTvSchedule } from '../../demo/tv-schedule.ts';
import { demoVideos } from '../../demo/videos/demo-videos.ts';
import { importDetails } from '../details-import.ts';
import { sendContent } from '../send-content.ts';
import { importTvSchedule } from '../tv-import.ts';
import { UsageError } from '../usage-error.ts';

/** A match's details take as long as so many items of the catalogue. */
const DETAILS_ITEMS = 2;

const help = `Usage: feed seed [options]

Brings the demo's seasons into the catalogue: those within 30 days of today,
whole, with fixtures, results, rules, groups, grounds and squads, then line-ups,
statistics, box scores, odds and broadcasters of their matches, news and videos of
them, and the 24/7 channel's schedule. They are fictional, and the same for everyone
on the same day.

  --days N             only matches so many days before and after now at most
  --since TIME         only what is new since the seed of that time (ISO 8601)
  --in-play            list matches in play, too: a simulator is to play them, and to bring the channel
${TARGET_HELP}

Example:
  feed seed --days 3
`;

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const values = parseOptions(args, {
    ...TARGET_OPTIONS,
    days: { type: 'string' },
    since: { type: 'string' },
    'in-play': { type: 'boolean', default: false },
  });
  const days = values.days === undefined ? undefined : readNumber('--days', values.days);
  const since = values.since === undefined ? undefined : readTime('--since', values.since);
  const target = await readTarget(values, io);
  const now = Date.now();
  const sending = { source: 'demo', target, json: values.json };
  const requests = demoRequests(now, { days, since, inPlay: values['in-play'] });
  const content = days === undefined ? [...demoNews(now), ...demoVideos(now)] : [];
  const detailed = detailedMatches(now, { days, since });
  const items = requests.reduce((sum, request) => sum + countOf(request), 0) + content.length;
  const add = shareOf(items + DETAILS_ITEMS * detailed.length, io);
  // Matches do not need the channel.
  const scheduled = values['in-play']
    ? 0
    : await importTvSchedule(demoTvSchedule(now), sending, io);
  const counting = { ...io, onTaken: add };
  const code = await importRequests(requests, sending, counting);
  if (code !== 0) return code;
  // News and details of matches need the matches first.
  const latestNews = days === undefined ? await sendNews(content, sending, counting) : 0;
  const details = detailsOf(
    counted(detailed, () => add(DETAILS_ITEMS)),
    now,
  );
  return Math.max(scheduled, latestNews, await importDetails(details, sending, io));
}

/** Yields items, and calls `count` before each. */
function* counted<Item>(items: Iterable<Item>, count: () => void): Generator<Item> {
  for (const item of items) {
    count();
    yield item;
  }
}

/** Returns a function that takes numbers of items, and reports the share of `total` that is done. */
function shareOf(total: number, { onShare }: CommandIo): (items: number) => void {
  let done = 0;
  return (items) => {
    done += items;
    onShare?.(Math.min(1, done / total));
  };
}

async function sendNews(
  content: readonly Content[],
  { source, target }: { source: string; target: Target },
  io: CommandIo,
): Promise<number> {
  const { counts, refused, failure } = await sendContent(content, { source, target }, io);
  for (const { id, member, message } of refused) io.stderr.write(`${id}: ${member}: ${message}\n`);
  if (failure !== undefined) io.stderr.write(`${failure}\n`);
  io.stderr.write(`news and videos: ${formatCounts(counts)}\n`);
  return failure === undefined && refused.length === 0 ? 0 : 1;
}

function readTime(option: string, text: string): number {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new UsageError(`${option} takes a time (ISO 8601), not "${text}"`);
  return time;
}

export const seed: Command = { summary: 'bring the demo’s seasons into the catalogue', help, run };
