const HOUR = 3_600;

/** Returns a text for crawlers, valid for 1 h. It may be brand-specific: not for shared caches. */
export function textAnswer(text: string, contentType: string): Response {
  return new Response(text, {
    headers: {
      'content-type': `${contentType}; charset=utf-8`,
      'cache-control': `private, max-age=${HOUR}`,
    },
  });
}
