import { messageText } from '../../edge/shared/text/message-text.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import { failedBy } from '../api/settled.ts';

const HOUR = 3_600;

/**
 * Returns a response for crawlers, valid for 1 h. Shared caches must not store it, since its text
 * may depend on the brand.
 */
export function textAnswer(text: string, contentType: string): Response {
  return new Response(text, {
    headers: {
      'content-type': `${contentType}; charset=utf-8`,
      'cache-control': `private, max-age=${HOUR}`,
    },
  });
}

/** Returns a response with the XML that `make` returns, a 404 for null, or why a call of it failed. */
export async function xmlAnswer(t: Text, make: () => Promise<string | null>): Promise<Response> {
  try {
    const xml = await make();
    if (xml === null) return new Response(t('failure.missing'), { status: 404 });
    return textAnswer(xml, 'application/xml');
  } catch (error) {
    const { message, status } = failedBy(error);
    const headers: HeadersInit = status === 503 ? { 'retry-after': '60' } : {};
    return new Response(messageText(t, message), { status, headers });
  }
}
