import { formatConnectQuery, parseConnectQuery } from '../protocol/connect-query.ts';
import { HUB_PATH } from '../protocol/hub-query.ts';
import type { MatchSnapshot, SportSnapshot } from '../protocol/frame.ts';
import { parseRoomPath, type RoomName } from '../protocol/room-name.ts';
import { answerOf, forwardedHeaders, regionOfRequest } from './forward.ts';
import { frameText } from './frame-text.ts';
import { isUpgrade, refusal, snapshotAnswer } from './json-answers.ts';
import { checkUpgrade } from './check-upgrade.ts';
import { awaitTurn } from './late-turns.ts';
import { openInTree } from './open-in-tree.ts';
import { followedRoom, matchRoom, relayRoom } from './room-stub.ts';
import { routeHub, type RouteHubOptions } from './route-hub.ts';
import { fanOut, type RoomsEnv } from './rooms-env.ts';
import { bandsOf } from './tree.ts';

export interface RouteRoomsOptions extends Omit<RouteHubOptions, 'now'> {
  /** Time of the request, ms. */
  now?: number;
  /** Waits for the turn of a socket, ms. */
  pause?: (ms: number) => Promise<void>;
  /** Reads a room for a GET; by default the room answers it. */
  snapshotOf?: (room: RoomName) => Promise<MatchSnapshot | SportSnapshot | null>;
}

/**
 * Returns the rooms' response to `/parties/…`, and null for every other path. A WebSocket upgrade
 * opens the room's socket, a GET reads its snapshot; a hub has sockets only (`routeHub`). All
 * checks run before a room is created; errors are JSON `{message}`:
 *
 * - 400 a malformed path; 404 no such room or match, or a path of a relay or a single hub; 405
 *   another method than GET;
 * - 403 an origin that may not open sockets; 429 too many connects from one address; 503 every
 *   relay of the match is full, or the room is unreachable.
 *
 * Sockets that one address opens at once have their turns one after the other.
 */
export async function routeRooms(
  request: Request,
  env: RoomsEnv,
  options: RouteRoomsOptions,
): Promise<Response | null> {
  const url = new URL(request.url);
  if (!url.pathname.startsWith('/parties/')) return null;
  const room = url.pathname === HUB_PATH ? 'hub' : parseRoomPath(url.pathname);
  if (!room) return refusal(...faultOf(url.pathname));
  if (room !== 'hub' && room.party === 'match' && room.relay !== undefined)
    return refusal(404, 'There is no such room.');
  if (request.method !== 'GET') return refusal(405, 'A room answers GET only.', { allow: 'GET' });

  const upgrade = isUpgrade(request);
  const now = options.now ?? Date.now();
  if (upgrade) {
    const checked = checkUpgrade(request, env, now);
    if (checked.refusal) return checked.refusal;
    await awaitTurn(checked.turn, options.pause && { pause: options.pause });
  }
  if (room === 'hub') return routeHub(request, env, { ...options, now });
  if (room.party === 'match' && (await options.unknownMatch([room.matchId])) !== undefined)
    return refusal(404, 'There is no such match.');

  const { snapshotOf } = options;
  if (snapshotOf && !upgrade)
    return answerOf(url.pathname, async () => {
      const snapshot = await snapshotOf(room);
      return snapshotAnswer(snapshot && frameText(snapshot));
    });
  const forwarded = forward(request, url);
  return answerOf(url.pathname, () => {
    if (!upgrade || room.party !== 'match') return followedRoom(env, room).fetch(forwarded);
    const place = { now, region: regionOfRequest(request) };
    const open = () => openInMatch(forwarded, env, room.matchId, place);
    return options.connect ? options.connect([room.matchId], open) : open();
  });
}

/**
 * Opens a socket at a match's room or a random relay: a network shared by thousands must not fill
 * one relay alone.
 */
function openInMatch(
  request: Request,
  env: RoomsEnv,
  matchId: string,
  { now, region }: { now: number; region: number },
): Promise<Response> {
  const tree = {
    key: `${region}/${matchId}`,
    bands: bandsOf(0, fanOut(env)),
    pick: (size: number) => Math.floor(Math.random() * size),
    stubOf: (place: number) =>
      place === 0 ? matchRoom(env, matchId) : relayRoom(env, matchId, region + place),
  };
  return openInTree(request, tree, now);
}

/** Returns the request as the room gets it, with only the query and headers that it needs. */
function forward(request: Request, url: URL): Request {
  const inner = new URL(url.pathname, url);
  const query = parseConnectQuery(url.searchParams);
  if (query.kind === 'unsupported-protocol')
    inner.searchParams.set('protocol', query.protocol.slice(0, 16));
  else
    for (const [name, value] of Object.entries(formatConnectQuery(query.position)))
      inner.searchParams.set(name, value);
  return new Request(inner, { method: request.method, headers: forwardedHeaders(request) });
}

function faultOf(path: string): [status: number, message: string] {
  const [, , party, name, ...rest] = path.split('/');
  if (!['match', 'sport', 'hub'].includes(party ?? '') || !name || rest.length > 0)
    return [
      400,
      'A room is addressed as /parties/match/{matchId} or /parties/sport/{sportKey}, several of them as /parties/hub.',
    ];
  return [404, 'There is no such room.'];
}
