import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import * as v from 'valibot';
import { LineCounter, parseDocument, type Document } from 'yaml';
import { tvScheduleSchema, type TvSchedule } from '../../protocol/tv.ts';
import type { FileFault } from '../file-fault.ts';
import { isOfCalendar } from '../moment.ts';
import { ClipFault, readClip } from './read-clip.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

const wordsSchema = v.pipe(v.array(v.string()), v.minLength(1, 'takes the id of a clip'));
const WALL = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d)?$/;
/** ISO 8601 with its zone. */
const ZONED = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
const timeSchema = v.pipe(
  v.string(),
  v.check(
    (text) => (WALL.test(text) || ZONED.test(text)) && isOfCalendar(text),
    'takes a time such as 2026-11-23 18:00',
  ),
);

/** A schedule's file, in YAML or JSON. */
const fileSchema = v.strictObject({
  /** IANA zone of times without one. */
  zone: v.optional(
    v.pipe(v.string(), v.check(isZone, 'takes a zone such as America/Sao_Paulo')),
    'UTC',
  ),
  clips: v.pipe(
    v.array(
      v.strictObject({
        id: v.string(),
        /** Path of the master playlist, relative to the schedule's folder. */
        playlist: v.string(),
        /** Public URL of the playlist's folder. */
        address: v.pipe(v.string(), v.regex(/\/$/, 'ends with a slash')),
      }),
    ),
    v.minLength(1),
  ),
  filler: wordsSchema,
  programmes: v.array(
    v.strictObject({
      id: v.optional(v.string()),
      title: v.string(),
      titles: v.optional(v.record(v.string(), v.string())),
      start: timeSchema,
      end: timeSchema,
      clips: wordsSchema,
      match: v.optional(v.string()),
    }),
  ),
});

export type ReadSchedule =
  | { kind: 'schedule'; schedule: TvSchedule }
  | { kind: 'faults'; faults: FileFault[] };

/** Reads a schedule and its clips' playlists. Reports the line of each fault. */
export async function readScheduleFile(file: string): Promise<ReadSchedule> {
  const counter = new LineCounter();
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null)
    return { kind: 'faults', faults: [{ path: file, line: 1, message: 'it cannot be read' }] };
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const at = (keys: readonly unknown[], message: string): FileFault => ({
    path: file,
    line: lineOf(document, counter, keys),
    message: keys.length > 0 ? `${keys.join('.')}: ${message}` : message,
  });
  const [broken] = document.errors;
  if (broken)
    return {
      kind: 'faults',
      faults: [{ path: file, line: counter.linePos(broken.pos[0]).line, message: broken.message }],
    };
  const parsed = v.safeParse(fileSchema, document.toJS());
  if (!parsed.success)
    return {
      kind: 'faults',
      faults: parsed.issues.map((issue) => at(keysOf(issue), issue.message)),
    };
  const { zone, clips, filler, programmes } = parsed.output;
  const faults: FileFault[] = [];
  const schedule: TvSchedule = { renditions: [], assets: [], filler, programmes: [] };
  for (const [index, clip] of clips.entries()) {
    if (clips.findIndex(({ id }) => id === clip.id) !== index)
      faults.push(at(['clips', index, 'id'], `another clip is ${clip.id}`));
    try {
      const playlist = resolve(dirname(file), clip.playlist);
      const read = await readClip({ ...clip, playlist });
      schedule.assets.push(read.asset);
      if (schedule.renditions.length === 0) schedule.renditions = read.renditions;
      schedule.renditions = schedule.renditions.map((known) => {
        const same = read.renditions.find(({ name }) => name === known.name);
        if (!same) faults.push(at(['clips', index], `the rendition ${known.name} is missing`));
        return { ...known, bandwidth: Math.max(known.bandwidth, same?.bandwidth ?? 0) };
      });
    } catch (error) {
      if (!(error instanceof ClipFault)) throw error;
      faults.push(at(['clips', index, 'playlist'], error.message), error.fault);
    }
  }
  const known = new Set(clips.map(({ id }) => id));
  const unknown = (ids: readonly string[], keys: readonly unknown[]) => {
    for (const [index, id] of ids.entries())
      if (!known.has(id)) faults.push(at([...keys, index], `no clip is ${id}`));
  };
  unknown(filler, ['filler']);
  for (const [index, { start, end, clips: of, match, ...rest }] of programmes.entries()) {
    const keys = ['programmes', index];
    unknown(of, [...keys, 'clips']);
    const times = { start: timeOf(start, zone), end: timeOf(end, zone) };
    const id = rest.id ?? `at-${times.start / 1_000}`;
    if (schedule.programmes.some((other) => other.id === id))
      faults.push(at([...keys, 'id'], `another programme is ${id}`));
    const before = schedule.programmes.at(-1);
    if (before && times.start < before.end)
      faults.push(at([...keys, 'start'], `${before.title} is on until later`));
    schedule.programmes.push({
      ...rest,
      ...times,
      id,
      assets: of,
      ...(match !== undefined && { matchId: match }),
    });
  }
  const whole = v.safeParse(tvScheduleSchema, schedule);
  if (!whole.success)
    faults.push(...whole.issues.map((issue) => at(fileKeys(keysOf(issue)), issue.message)));
  return faults.length > 0 || !whole.success
    ? { kind: 'faults', faults: faults.toSorted((a, b) => a.line - b.line) }
    : { kind: 'schedule', schedule: whole.output };
}

function timeOf(text: string, zone: string): number {
  return WALL.test(text)
    ? dayjs.tz(text.replace('T', ' '), zone).valueOf()
    : Date.parse(text.replace(' ', 'T'));
}

function isZone(zone: string): boolean {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

function keysOf({ path }: v.BaseIssue<unknown>): unknown[] {
  return path?.map(({ key }) => key) ?? [];
}

/** Returns the keys in the file of a member of the schedule. */
function fileKeys(keys: readonly unknown[]): unknown[] {
  const [list, index, member, ...rest] = keys;
  if (list === 'assets') return ['clips', index, ...(member === 'id' ? ['id'] : ['playlist'])];
  if (list === 'renditions') return ['clips', 0, 'playlist'];
  const names: Record<string, string> = { assets: 'clips', matchId: 'match' };
  return member === undefined ? [...keys] : [list, index, names[String(member)] ?? member, ...rest];
}

/** Returns the line of the member at `keys`, else of its nearest parent. */
function lineOf(document: Document, counter: LineCounter, keys: readonly unknown[]): number {
  for (let length = keys.length; length >= 0; length--) {
    const node: unknown =
      length === 0 ? document.contents : document.getIn(keys.slice(0, length), true);
    if (typeof node !== 'object' || node === null || !('range' in node)) continue;
    const { range } = node;
    if (Array.isArray(range)) return counter.linePos(Number(range[0])).line;
  }
  return 1;
}
