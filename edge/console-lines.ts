import { format } from 'node:util';
import * as v from 'valibot';
import { requestId } from './request-scope.ts';

const LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const;

/** Fields that say what an error concerns and why, in this order. */
const ABOUT = ['upstream', 'match', 'room', 'path', 'message', 'reason', 'error'] as const;
const MAX_ABOUT = 160;
const eventSchema = v.fallback(v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)), 'unknown');
const lineSchema = v.pipe(v.string(), v.parseJson(), v.looseObject({ event: eventSchema }));

/** An error's line in short. */
export interface ErrorLine {
  event: string;
  requestId: string | null;
  /** What it concerns, and why it happened; empty if the line says neither. */
  about: string;
}

/** More of a text adds nothing. */
const MAX_LENGTH = 10_000;

/**
 * Makes each line of a console one JSON object with the id of its request, also that of a library that logs
 * text over several lines. A line outside of a request gets its own id, so that none lacks one and none is
 * taken for another's (ADR 28). `onError` gets each line that reports an error.
 */
export function writeLinesTo(
  target: Console,
  onError: (error: ErrorLine) => void = () => {},
): void {
  for (const level of LEVELS) {
    const write = target[level].bind(target);
    target[level] = (...said: unknown[]) => {
      const id = requestId() ?? ownId();
      const line = lineOf(level, said, id);
      write(line);
      if (level === 'error') onError(inShort(line, id));
    };
  }
}

function inShort(line: string, id: string | null): ErrorLine {
  const read = v.safeParse(lineSchema, line);
  if (!read.success) return { event: 'unknown', requestId: id, about: '' };
  const { event, ...fields } = read.output;
  const texts = ABOUT.map((name) => fields[name]).filter((value) => typeof value === 'string');
  const about = texts.map((text) => text.split('\n', 1)[0]).join(' · ');
  return { event, requestId: id, about: about.slice(0, MAX_ABOUT) };
}

/** Null while modules load: Cloudflare refuses randomness there, and a line without an id beats no line. */
function ownId(): string | null {
  try {
    return crypto.randomUUID();
  } catch {
    return null;
  }
}

/** The line for `console[level](...said)`. */
export function lineOf(level: string, said: readonly unknown[], id: string | null): string {
  const [first] = said;
  // Recognises ours by its start: parsing every line would cost more than writing it.
  if (said.length === 1 && typeof first === 'string' && first.startsWith('{"level":"'))
    return `{"requestId":${JSON.stringify(id)},${first.slice(1)}`;
  const message = format(...said).slice(0, MAX_LENGTH);
  return JSON.stringify({ requestId: id, level, event: 'console', message });
}
