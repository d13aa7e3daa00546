import {
  formatHubRooms,
  formatRoomKey,
  HUB_PATH,
  parseHubQuery,
  type HubEntry,
} from '../protocol/hub-query.ts';
import { networkOf } from './address-tag.ts';
import { answerOf, forwardedHeaders, regionOfRequest } from './forward.ts';
import { isUpgrade, refusal, ROOMS_HEADER } from './json-answers.ts';
import { openInTree } from './open-in-tree.ts';
import { hubRoom } from './room-stub.ts';
import { fanOut, hubCount, type RoomsEnv } from './rooms-env.ts';
import { bandsOf } from './tree.ts';

export interface RouteHubOptions {
  /** Returns the first of the ids that is not in the catalogue: rooms are created only for matches that are. */
  unknownMatch: (matchIds: readonly string[]) => Promise<string | undefined>;
  /** Opens the socket of a viewer of these matches, which exist; at once by default. */
  connect?: (matchIds: readonly string[], connect: () => Promise<Response>) => Promise<Response>;
  /** Time of the request, ms. */
  now: number;
}

/**
 * Opens one connection for the rooms in the query's `rooms`, at the hub of the visitor's address,
 * or at another if that one is full. Errors, as JSON:
 *
 * - 400 an unreadable query, with the reason; 404 no such match;
 * - 426 a request without upgrade; 503 every hub is full, or no room is reachable.
 */
export async function routeHub(
  request: Request,
  env: RoomsEnv,
  { unknownMatch, connect, now }: RouteHubOptions,
): Promise<Response> {
  if (!isUpgrade(request))
    return refusal(426, 'Several rooms are followed by a WebSocket.', { upgrade: 'websocket' });
  const { searchParams } = new URL(request.url);
  const query = parseHubQuery(searchParams);
  if (query.kind === 'malformed') return refusal(400, query.message);
  const inner = new URL(HUB_PATH, request.url);
  const matchIds = query.kind === 'ok' ? matchIdsOf(query.entries) : [];
  const headers = forwardedHeaders(request);
  if (query.kind === 'unsupported-protocol')
    inner.searchParams.set('protocol', query.protocol.slice(0, 16));
  else {
    const unknown = await unknownMatch(matchIds);
    if (unknown !== undefined) return refusal(404, `There is no such match: ${unknown}`);
    // The header has the normal form of the parsed rooms, since headers are limited to less than
    // queries. The URL does not have them, because the platform keeps it with the socket: it must
    // stay short.
    headers.set(ROOMS_HEADER, formatHubRooms(query.entries.map(asRead)));
  }
  const forwarded = new Request(inner, { headers });
  const region = regionOfRequest(request);
  const hash = await hashOf(networkOf(request.headers) ?? '');
  const tree = {
    key: `${region}/hub`,
    bands: bandsOf(hubCount(env), fanOut(env)),
    // A network always gets the same hub of a band, so that one hub counts its sockets.
    pick: (size: number) => hash % size,
    stubOf: (place: number) => hubRoom(env, region + place),
  };
  const open = () => openInTree(forwarded, tree, now);
  return answerOf(HUB_PATH, () => (connect ? connect(matchIds, open) : open()));
}

const asRead = ({ room, position }: HubEntry) => [formatRoomKey(room), position] as const;

function matchIdsOf(entries: readonly HubEntry[]): string[] {
  return entries.flatMap(({ room }) => (room.party === 'match' ? [room.matchId] : []));
}

async function hashOf(network: string): Promise<number> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(network));
  return new DataView(hash).getUint32(0);
}
