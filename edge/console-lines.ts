import { format } from 'node:util';
import * as v from 'valibot';
import { requestId } from './request-scope.ts';

const LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const;

/** Fields of a line that say what an error concerns and why, in the order of `ErrorLine.about`. */
const ABOUT = ['upstream', 'match', 'room', 'path', 'message', 'reason', 'error'] as const;
const MAX_ABOUT = 160;
const eventSchema = v.fallback(v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)), 'unknown');
const lineSchema = v.pipe(v.string(), v.parseJson(), v.looseObject({ event: eventSchema }));

/** A summary of a line that reports an error. */
export interface ErrorLine {
  event: string;
  requestId: string | null;
  /** What the error concerns and why it happened; empty if the line says neither. */
  about: string;
}

/** Most characters of a logged text: more adds no information. */
const MAX_LENGTH = 10_000;

/**
 * Changes a console so that it writes each call as one line, a JSON object with the id of the request, even
 * where a library logs a text of several lines. A line outside of a request gets an id of its own, so that it
 * does not seem to belong to a request (ADR 28). `onError` receives a summary of each error.
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

/** Returns a random id; null while modules load, when Cloudflare refuses randomness. */
function ownId(): string | null {
  try {
    return crypto.randomUUID();
  } catch {
    return null;
  }
}

/** Returns the line for `console[level](...said)`. */
export function lineOf(level: string, said: readonly unknown[], id: string | null): string {
  const [first] = said;
  // A line of `log()` is recognised by its start: to parse each line would cost more than to write it.
  if (said.length === 1 && typeof first === 'string' && first.startsWith('{"level":"'))
    return `{"requestId":${JSON.stringify(id)},${first.slice(1)}`;
  const message = format(...said).slice(0, MAX_LENGTH);
  return JSON.stringify({ requestId: id, level, event: 'console', message });
}
