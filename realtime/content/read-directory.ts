import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../protocol/content.ts';
import type { TvSchedule } from '../protocol/tv.ts';
import type { FileFault } from './file-fault.ts';
import { readArticle, type ReadArticle } from './read-article.ts';
import { mediaKindOf, readMedia, type ReadMedia } from './read-media.ts';
import { readScheduleFile } from './tv/read-schedule.ts';
import type { LineOf } from './read-front-matter.ts';
import { isPolicyFile, readPolicy, type ReadPolicy } from './read-policy.ts';

interface ContentPlace {
  path: string;
  lineOf: LineOf;
}

export interface ReadContent {
  /** Articles, videos, playlists, withdrawals and policies. */
  content: Content[];
  /** File of each content and the lines of its members, by id. */
  places: ReadonlyMap<string, ContentPlace>;
  /** Schedule of the 24/7 channel; null without a valid one. */
  schedule: TvSchedule | null;
  faults: FileFault[];
  /** Number of Markdown files and schedules, faulty ones included. */
  files: number;
}

const MARKDOWN = /\.md$/i;
const SCHEDULE = /(?:^|[.\\/])schedule\.(?:ya?ml|json)$/i;

/**
 * Reads every Markdown file of a directory, recursively and in path order, and the channel's
 * schedule. `directory` may also be one such file.
 */
export async function readDirectory(directory: string): Promise<ReadContent> {
  const all = await filesOf(directory);
  const paths = all.filter((path) => MARKDOWN.test(path));
  const schedules = all.filter((path) => SCHEDULE.test(path));
  const byId = new Map<string, { content: Content } & ContentPlace>();
  const texts: { path: string; text: string; kind: ReturnType<typeof mediaKindOf> }[] = [];
  const videoIds = new Map<string, string>();
  const faults: FileFault[] = [];
  for (const path of paths) {
    const text = decode(await readFile(path));
    if (text === null) {
      faults.push({ path, line: 1, message: 'the file is not UTF-8' });
      continue;
    }
    texts.push({ path, text, kind: mediaKindOf(text) });
  }
  // Playlists come last, since they refer to videos.
  const isList = ({ kind }: { kind: string | undefined }) => kind === 'playlist';
  for (const { path, text, kind } of texts.toSorted((a, b) => +isList(a) - +isList(b))) {
    const read = kind
      ? await readMedia(path, text, (file) => videoIds.get(file))
      : isPolicyFile(text)
        ? readPolicy(path, text)
        : readArticle(path, text);
    if (read.kind === 'faulty') {
      faults.push(...read.faults);
      continue;
    }
    const content = contentOf(read);
    const other = byId.get(content.id);
    if (other) {
      faults.push({
        path,
        line: read.lineOf(['policy' in read ? 'kind' : 'slug']),
        message: `${other.path} ${SAME}`,
      });
      continue;
    }
    byId.set(content.id, { content, path, lineOf: read.lineOf });
    if (content.kind === 'video') videoIds.set(path, content.id);
  }
  const schedule = await readSchedule(schedules, faults);
  const content = [...byId.values()].map((each) => each.content);
  return { content, places: byId, schedule, faults, files: paths.length + schedules.length };
}

async function filesOf(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** Reads the first schedule. Adds its faults, and one fault per further schedule, to `faults`. */
async function readSchedule(
  [path, ...others]: readonly string[],
  faults: FileFault[],
): Promise<TvSchedule | null> {
  if (path === undefined) return null;
  for (const other of others)
    faults.push({ path: other, line: 1, message: `${path} is the schedule: there is one` });
  const read = await readScheduleFile(path);
  if (read.kind === 'schedule') return read.schedule;
  faults.push(...read.faults);
  return null;
}

const SAME = 'has the same id or slug, or is the same policy';

type Read = Extract<ReadArticle | ReadMedia | ReadPolicy, { kind: 'read' }>;

function contentOf(read: Read): Content {
  if ('policy' in read) return read.policy;
  const content = 'content' in read ? read.content : read.article;
  return read.isWithdrawn ? withdrawalOf(content.id) : content;
}

export function withdrawalOf(id: string): Content {
  return { kind: 'withdrawal', id };
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
