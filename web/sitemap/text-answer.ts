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
