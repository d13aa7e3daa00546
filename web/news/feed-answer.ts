/** Time for which a feed stays fresh, s: feed readers poll a few times an hour. */
const FRESH = 300;

/**
 * Returns a feed, or a 304 if the reader already has it (`If-None-Match`). Shared caches must not
 * store it, since it may have the visitor's brand.
 */
export async function feedAnswer(
  request: Request,
  text: string,
  contentType: string,
): Promise<Response> {
  const etag = `"${await fingerprint(text)}"`;
  const headers = { etag, 'cache-control': `private, max-age=${FRESH}` };
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  // A proxy that compresses a response makes its ETag weak; the reader's copy is still valid.
  if (known.some((each) => each.trim().replace(/^W\//, '') === etag))
    return new Response(null, { status: 304, headers });
  return new Response(text, {
    headers: { ...headers, 'content-type': `${contentType}; charset=utf-8` },
  });
}

async function fingerprint(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest).slice(0, 12), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
