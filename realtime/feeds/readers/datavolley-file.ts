import * as v from 'valibot';
import { cleanText } from '../../protocol/text.ts';
import { FileFormatError } from '../file-format-error.ts';
import type { RecordingInput } from '../source.ts';
import { refusePart } from './read-parts.ts';
import { secondsOf } from './read-csv.ts';

/** The course of a match, from a Data Volley scout file. */
export interface DatavolleyFile {
  /** Only the year, if the order of month and day is ambiguous. */
  date: ScoutDate | undefined;
  competition: string;
  round: string;
  home: string;
  away: string;
  points: readonly DatavolleyPoint[];
}

export interface ScoutDate {
  year: number;
  /** From 1. */
  month?: number;
  day?: number;
}

export interface DatavolleyPoint {
  line: number;
  winner: 'home' | 'away';
  home: number;
  away: number;
  /** Seconds since midnight. */
  time: number | undefined;
  set: number;
}

interface Line {
  number: number;
  fields: readonly string[];
}

const POINT = /^([*a])p(\d{1,2}):(\d{1,2})/;

const setSchema = v.pipe(v.string(), v.regex(/^[1-5]$/, 'set is not 1–5'), v.transform(Number));
const teamSchema = v.pipe(
  v.string('team has no name'),
  v.trim(),
  v.minLength(1, 'team has no name'),
  v.maxLength(200),
);

/**
 * Reads the sections of a scout file. Throws a FileFormatError, if possible with the line, for
 * another format.
 */
export function parseDatavolley(input: RecordingInput, text: string): DatavolleyFile {
  const { path } = input;
  const sections = sectionsOf(text);
  const lines = (name: string): readonly Line[] => {
    const section = sections.get(name);
    if (!section) throw new FileFormatError(path, '', `has no section [${name}]`);
    return section;
  };
  const [homeLine, awayLine] = lines('3TEAMS');
  const match = sections.get('3MATCH')?.[0]?.fields ?? [];
  return {
    date: dateOf(match[0] ?? '', text),
    competition: match[3]?.trim() ?? '',
    round: match[4]?.trim() ?? '',
    home: read(path, homeLine, teamSchema, homeLine?.fields[1]),
    away: read(path, awayLine, teamSchema, awayLine?.fields[1]),
    points: lines('3SCOUT').flatMap((line) => pointOf(input, line)),
  };
}

function sectionsOf(text: string): Map<string, Line[]> {
  const sections = new Map<string, Line[]>();
  let current: Line[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const name = /^\[(\w+(?:-\w)?)\]/.exec(line)?.[1];
    if (name !== undefined) sections.set(name, (current = []));
    else if (line !== '')
      current.push({ number: index + 1, fields: line.split(';').map(cleanText) });
  }
  return sections;
}

/**
 * Returns the point of a line: `*p01:00` for the home side, `ap01:01` for the away side. Field 8 is
 * the time, field 9 the set. Empty for other lines.
 */
function pointOf(input: RecordingInput, line: Line): DatavolleyPoint[] {
  const [, mark, home, away] = POINT.exec(line.fields[0] ?? '') ?? [];
  if (mark === undefined) return [];
  const set = v.safeParse(setSchema, line.fields[8]);
  if (!set.success) {
    refusePart(input, `line ${line.number}`, set.issues[0].message);
    return [];
  }
  return [
    {
      line: line.number,
      winner: mark === '*' ? 'home' : 'away',
      home: Number(home),
      away: Number(away),
      time: secondsOf(line.fields[7]),
      set: set.output,
    },
  ];
}

function read<const Schema extends v.GenericSchema>(
  path: string,
  line: Line | undefined,
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  throw new FileFormatError(path, line ? `line ${line.number}` : '', parsed.issues[0].message);
}

const DATE = /(\d{1,2})\/(\d{1,2})\/(\d{4})/;

/**
 * Returns the date of a match. All dates of a file have the same order of month and day, so one
 * unambiguous date shows it.
 */
function dateOf(written: string, file: string): ScoutDate | undefined {
  const [, first, second, year] = DATE.exec(written)?.map(Number) ?? [];
  if (first === undefined || second === undefined || year === undefined) return undefined;
  const others = file.match(/^(?:GENERATOR|LASTCHANGE)-DAY:.*$/gm) ?? [];
  const dates = [written, ...others].map((line) => DATE.exec(line)?.map(Number) ?? []);
  const isDayFirst = dates.some(([, one = 0]) => one > 12);
  const isMonthFirst = dates.some(([, , other = 0]) => other > 12);
  if (first !== second && isDayFirst === isMonthFirst) return { year };
  return isDayFirst ? { year, month: second, day: first } : { year, month: first, day: second };
}
