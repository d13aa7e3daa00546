/** A refusal as JSON `{message}`. */
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

/** A room's snapshot frame for a GET: never stored, since it is out of date with the next change. */
export function snapshotAnswer(frame: string | null): Response {
  if (frame === null) return refusal(404, 'This room has nothing to show yet.');
  return new Response(frame, {
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
}

export function isUpgrade(request: { headers: { get(name: string): string | null } }): boolean {
  return request.headers.get('upgrade')?.toLowerCase() === 'websocket';
}

/** On the 503 of a full room: the number of the relay room, or of the hub, to go to instead. */
export const RELAY_HEADER = 'x-relay';
/** On what the front door hands a hub: `rooms` of the client's query, as it read it. */
export const ROOMS_HEADER = 'x-rooms';
/** There are at most so many hubs. */
export const MAX_HUBS = 999;
