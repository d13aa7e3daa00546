import * as v from 'valibot';
import { cleanText } from '../../protocol/text.ts';
import { FileFormatError } from '../file-format-error.ts';
import { secondsOf } from './read-csv.ts';

/** The part of a Data Volley scout file that says how a match went. */
export interface DatavolleyFile {
  /** Midnight of the day of the match, ms; undefined when the file does not say it. */
  day: number | undefined;
  competition: string;
  round: string;
  home: string;
  away: string;
  points: readonly DatavolleyPoint[];
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

/** Reads the sections of a scout file; a file of another format throws a FileFormatError naming the line. */
export function parseDatavolley(path: string, text: string): DatavolleyFile {
  const sections = sectionsOf(text);
  const lines = (name: string): readonly Line[] => {
    const section = sections.get(name);
    if (!section) throw new FileFormatError(path, '', `has no section [${name}]`);
    return section;
  };
  const [homeLine, awayLine] = lines('3TEAMS');
  const match = sections.get('3MATCH')?.[0]?.fields ?? [];
  return {
    day: dayOf(match[0] ?? ''),
    competition: match[3]?.trim() ?? '',
    round: match[4]?.trim() ?? '',
    home: read(path, homeLine, teamSchema, homeLine?.fields[1]),
    away: read(path, awayLine, teamSchema, awayLine?.fields[1]),
    points: lines('3SCOUT').flatMap((line) => pointOf(path, line)),
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

/** `*p01:00` a point for the home side, `ap01:01` for the away side; field 8 the time, field 9 the set. */
function pointOf(path: string, line: Line): DatavolleyPoint[] {
  const [, mark, home, away] = POINT.exec(line.fields[0] ?? '') ?? [];
  if (mark === undefined) return [];
  return [
    {
      line: line.number,
      winner: mark === '*' ? 'home' : 'away',
      home: Number(home),
      away: Number(away),
      time: secondsOf(line.fields[7]),
      set: read(path, line, setSchema, line.fields[8]),
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

/** Month and day come in either order; where both readings are possible the month comes first. */
function dayOf(text: string): number | undefined {
  const [, first, second, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text)?.map(Number) ?? [];
  if (first === undefined || second === undefined || year === undefined) return undefined;
  const [month, day] = first > 12 ? [second, first] : [first, second];
  return Date.UTC(year, month - 1, day);
}
