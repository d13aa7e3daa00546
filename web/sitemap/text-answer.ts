const HOUR = 3_600;

/** A text for crawlers, good for an hour. It may be of the visitor's brand: for no shared cache. */
export function textAnswer(text: string, contentType: string): Response {
  return new Response(text, {
    headers: {
      'content-type': `${contentType}; charset=utf-8`,
      'cache-control': `private, max-age=${HOUR}`,
    },
  });
}
