import { MAX_ADDRESS } from './contracts/call-address.ts';
import type { ErrorBody } from './contracts/envelope.ts';
import { JSON_PATHS, plainPage } from './middleware/error-answer.ts';
import { EARLY_HEADERS } from './middleware/security-headers.ts';
import { limitedHeaders } from './request-limits.ts';
import { textOf } from './shared/text/text.ts';
import { readCountry } from './visitor/country.ts';
import { languageOf } from './visitor/language.ts';

const MESSAGE = `An address may have ${MAX_ADDRESS} characters at most.`;

/**
 * Returns the answer to a request whose address is too long (414): JSON for calls, else a page in
 * the visitor's language.
 */
export function addressTooLong({ url, headers, cf }: Request): Response {
  const { pathname } = new URL(url.slice(0, MAX_ADDRESS));
  const init = { status: 414, headers: EARLY_HEADERS };
  if (JSON_PATHS.some((prefix) => pathname.startsWith(prefix)))
    return Response.json({ message: MESSAGE } satisfies ErrorBody, init);
  const language = languageOf({
    asked: [],
    country: readCountry(cf?.['country']),
    accepted: limitedHeaders(headers).get('accept-language') ?? undefined,
    mayBePseudo: false,
  });
  const t = textOf(language);
  const answer = new Response(plainPage(t, 414, [t('status.404'), t('failure.missing')]), init);
  answer.headers.set('content-type', 'text/html; charset=utf-8');
  return answer;
}
