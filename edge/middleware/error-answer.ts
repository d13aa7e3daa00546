import type { Context, Env, ErrorHandler } from 'hono';
import type { ErrorBody } from '../contracts/envelope.ts';
import type { Language } from '../contracts/language.ts';
import { GENERIC_FAILURE } from '../contracts/messages.ts';
import { log, stackOf } from '../../realtime/hosts/log.ts';
import { loggedPath } from '../logged-path.ts';
import { textOf, type Text } from '../shared/text/text.ts';

/** Paths of the product whose callers read JSON. */
export const JSON_PATHS = ['/api/', '/ingest/', '/operator/', '/parties/'] as const;

export interface ErrorAnswerOptions<E extends Env> {
  /** Paths whose callers read JSON; all others get a page. */
  jsonPaths: readonly string[];
  /** Language of a page; English if unknown. */
  language?: (c: Context<E>) => Language | undefined;
}

/**
 * Answers uncaught errors with the spec's generic failure, as `{message}` or as a page in the
 * visitor's language. React Router draws its routes' errors; this page only appears if that fails
 * too. Logs the error and never sends it.
 */
export function errorAnswer<E extends Env>({
  jsonPaths,
  language,
}: ErrorAnswerOptions<E>): ErrorHandler<E> {
  return (error, c) => {
    log('error', 'unhandled', { path: loggedPath(c.req.path), error: stackOf(error) });
    const isJson = jsonPaths.some((prefix) => c.req.path.startsWith(prefix));
    if (isJson) return c.json({ message: GENERIC_FAILURE } satisfies ErrorBody, 500);
    const t = textOf(language?.(c) ?? 'en');
    return c.html(plainPage(t, 500, [t('status.500'), t('failure.generic')]), 500);
  };
}

/** Has a phone show the text in its own size, and any browser in the visitor's scheme. */
const PHONE_AND_DARK =
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">';

/** Returns a page of a title and sentences, with a link to Home, that needs no script or style. `head` is HTML. */
export function plainPage(
  t: Text,
  status: number,
  sentences: readonly string[],
  head = '',
): string {
  const paragraphs = sentences.map((sentence) => `<p>${sentence}</p>`).join('');
  return (
    `<!doctype html><html lang="${t.language}" dir="${t.direction}"><meta charset="utf-8">${PHONE_AND_DARK}${head}<title>${sentences[0]}</title>` +
    `<h1>${status}</h1>${paragraphs}<p><a href="/">${t('navigation.home')}</a></p></html>`
  );
}
