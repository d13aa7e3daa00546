/** Returns a JSON error response, `{message}`. */
export function refusal(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { message },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  );
}

/** Returns a room's snapshot for a GET: `no-store`, since the next change makes it stale. */
export function snapshotAnswer(frame: string | null): Response {
  if (frame === null) return refusal(404, 'This room has nothing to show yet.');
  return new Response(frame, {
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
}

export function isUpgrade(request: { headers: { get(name: string): string | null } }): boolean {
  return request.headers.get('upgrade')?.toLowerCase() === 'websocket';
}

/** Header of a full room's 503 only: the highest place of its relays in the tree, 0 if unknown. */
export const RELAY_HEADER = 'x-relay';

/** Returns a full room's or hub's refusal, after which the front door tries another. */
export function fullRoom(newestRelay: number): Response {
  return refusal(503, 'This room is full.', { [RELAY_HEADER]: String(newestRelay) });
}

/** Header of requests from the front door to a hub: `rooms` of the client's query. */
export const ROOMS_HEADER = 'x-rooms';
