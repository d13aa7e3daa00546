import type { ErrorHandler } from 'hono';
import type { ErrorBody } from '../contracts/envelope.ts';
import { GENERIC_FAILURE } from '../contracts/messages.ts';
import { log, stackOf } from '../../realtime/log.ts';

export interface ErrorAnswerOptions {
  /** Paths whose callers read JSON; all others get a page. */
  jsonPaths: readonly string[];
}

/**
 * Answers what no handler caught: the spec's generic failure, as `{message}`
 * or as a page. React Router draws the errors of its own routes; this page
 * only shows when that fails too. What went wrong is logged, never sent.
 */
export function errorAnswer({ jsonPaths }: ErrorAnswerOptions): ErrorHandler {
  return (error, c) => {
    log('error', 'unhandled', { path: c.req.path, error: stackOf(error) });
    const isJson = jsonPaths.some((prefix) => c.req.path.startsWith(prefix));
    if (isJson) return c.json({ message: GENERIC_FAILURE } satisfies ErrorBody, 500);
    return c.html(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Internal Server Error</title>` +
        `<h1>500</h1><p>Internal Server Error</p><p>${GENERIC_FAILURE}</p><p><a href="/">Home</a></p></html>`,
      500,
    );
  };
}
