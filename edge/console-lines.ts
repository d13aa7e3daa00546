import { format } from 'node:util';
import { requestId } from './request-scope.ts';

const LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const;

/** The event of a line, which stands before its other fields. */
const EVENT = /"event":"([\w-]{1,60})"/;

/** More of a text adds nothing. */
const MAX_LENGTH = 10_000;

/**
 * Makes each line of a console one JSON object with the id of its request, also that of a library that logs
 * text over several lines. A line outside of a request gets its own id, so that none lacks one and none is
 * taken for another's (ADR 28). `onError` gets each line that reports an error.
 */
export function writeLinesTo(
  target: Console,
  onError: (event: string, requestId: string | null) => void = () => {},
): void {
  for (const level of LEVELS) {
    const write = target[level].bind(target);
    target[level] = (...said: unknown[]) => {
      const id = requestId() ?? ownId();
      const line = lineOf(level, said, id);
      write(line);
      if (level === 'error') onError(EVENT.exec(line)?.[1] ?? 'unknown', id);
    };
  }
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
