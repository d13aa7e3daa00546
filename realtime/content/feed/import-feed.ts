import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { CommandIo } from '../../feeds/command-io.ts';
import { readTarget } from '../../feeds/command-options.ts';
import { pictureWarnings, problemOf, sendContent } from '../../feeds/send-content.ts';
import { stateFile } from '../../feeds/stored-key.ts';
import { UsageError } from '../../feeds/usage-error.ts';
import { languageTagSchema } from '../../protocol/content-members.ts';
import { entityIdSchema } from '../../protocol/text.ts';
import { ALL_SPORTS } from '../../sports/registry.ts';
import type { SportId } from '../../sports/sport.ts';
import { formatFault } from '../file-fault.ts';
import { decodeFeed, FeedError } from './decode-feed.ts';
import type { FeedSubjects } from './entry-article.ts';
import { keepFeedMark, readFeedMarks } from './feed-marks.ts';
import { fetchFeed, readFeedFile } from './fetch-feed.ts';
import { readFeed } from './read-feed.ts';

/** Options of a feed import. */
export const FEED_OPTIONS = {
  feed: { type: 'string' },
  language: { type: 'string' },
  sport: { type: 'string' },
  league: { type: 'string', multiple: true },
  team: { type: 'string', multiple: true },
  category: { type: 'string', multiple: true },
  marks: { type: 'string' },
} as const;

export const FEED_HELP = `With --feed the entries of an RSS or Atom feed are published, of a server or a file. The same again
changes nothing, and what changed there changes here; what was withdrawn here stays so until then.
A server that says that its feed is as it was is not read again.

  --language TAG       of the articles (default: as the feed says, else en)
  --sport KEY          what every entry is about; without it a category that is a sport's name
  --league ID          counts. --league and --team may be given several times
  --team ID
  --category NAME=KIND:ID  what entries of a category are about: "Cup=league:l7",
                       "City=team:t1" or "Soccer=sport:football"; may be given several times
  --marks FILE         where it is kept how the server's feed was (default feeds.json in the
                       folder of --state)`;

export interface FeedValues {
  feed: string;
  source?: string | undefined;
  language?: string | undefined;
  sport?: string | undefined;
  league?: string[] | undefined;
  team?: string[] | undefined;
  category?: string[] | undefined;
  marks?: string | undefined;
  to?: string | undefined;
  state: string;
  json: boolean;
}

/** Runs `content import --feed`. Returns the exit code. */
export async function importFeed(values: FeedValues, io: CommandIo): Promise<number> {
  const { feed: path, language } = values;
  if (language !== undefined && !v.is(languageTagSchema, language))
    throw new UsageError(`--language takes a language such as pt-BR, not "${language}"`);
  const subjects = subjectsOf(values);
  const byCategory = new Map((values.category ?? []).map(readCategory));
  const target = await readTarget(values, io);
  const marks = values.marks ?? stateFile(values.state, 'feeds.json');
  const key = keyOf({ ...values, to: target.to });
  const shown = withoutQuery(path);
  try {
    const known = (await readFeedMarks(marks))[key] ?? {};
    const fetched = /^https?:/i.test(path)
      ? await fetchFeed(path, known, io.signal)
      : await readFeedFile(path);
    if (fetched.kind === 'unchanged') {
      io.stderr.write('the feed is as it was\n');
      return 0;
    }
    const text = decodeFeed(fetched.bytes, fetched.charset);
    const read = readFeed(path, text, { language, subjects, byCategory });
    const { articles, entries } = read;
    const faults = read.faults.map((fault) => ({ ...fault, path: shown }));
    for (const fault of faults) io.stderr.write(`${formatFault(fault)}\n`);
    const sender = { source: values.source ?? 'feed', target, isRepeated: true };
    const report = await sendContent(articles, sender, io);
    const { counts, refused } = report;
    for (const { id, member, message } of refused)
      io.stderr.write(`${shown}: entry ${id}: ${member}: ${message}\n`);
    io.stderr.write(pictureWarnings(report));
    const problem = problemOf(report);
    if (problem) io.stderr.write(`${problem}\n`);
    else if (/^https?:/i.test(path)) await keepFeedMark(marks, key, fetched.mark);
    const { applied, duplicate, stale } = counts;
    io.stderr.write(
      `published ${applied}, unchanged ${duplicate}, stale ${stale}, left out ${entries - articles.length + counts.rejected}\n`,
    );
    if (values.json) io.stdout.write(`${JSON.stringify({ entries, faults, ...counts })}\n`);
    return faults.length === 0 && refused.length === 0 && !problem ? 0 : 1;
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    io.stderr.write(`${shown}: ${error.message}\n`);
    return 1;
  }
}

/**
 * Returns the key of an import's mark: the same feed with other options is another import. It is a
 * digest, since a feed's address may have a key that no file may keep. `values` may have the ingest
 * secret too, which is not part of it.
 */
function keyOf({ feed, source, language, sport, league, team, category, to }: FeedValues): string {
  const options = { feed, source, language, sport, league, team, category, to };
  return createHash('sha256').update(JSON.stringify(options)).digest('hex');
}

/** Returns a feed's path or address for messages. Its query, which may have a key, becomes `?…`. */
function withoutQuery(path: string): string {
  return /^https?:/i.test(path) ? path.replace(/\?.*/, '?…') : path;
}

function subjectsOf({
  sport,
  league = [],
  team = [],
}: Pick<FeedValues, 'sport' | 'league' | 'team'>): FeedSubjects {
  for (const id of [...league, ...team])
    if (!v.is(entityIdSchema, id)) throw new UsageError(`"${id}" is no id of a league or a team`);
  const sportId = sport === undefined ? undefined : sportNamed(sport);
  return { ...(sportId !== undefined && { sportId }), leagueIds: league, teamIds: team };
}

function sportNamed(key: string): SportId {
  const sport = ALL_SPORTS.find((each) => each.key === key);
  if (sport) return sport.id;
  const keys = ALL_SPORTS.map((each) => each.key).join(', ');
  throw new UsageError(`--sport takes one of ${keys}, not "${key}"`);
}

function readCategory(text: string): [name: string, subjects: FeedSubjects] {
  const [, name = '', kind = '', id = ''] = /^(.+)=(league|team|sport):(.+)$/.exec(text) ?? [];
  if (name === '') throw new UsageError(`--category takes NAME=league:ID, not "${text}"`);
  return [name.trim().toLowerCase(), subjectsOf({ [kind]: kind === 'sport' ? id : [id] })];
}
