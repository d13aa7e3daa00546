import type * as v from 'valibot';
import {
  epochSchema,
  ERROR_CLOSE_CODES,
  errorFrameSchema,
  matchDeltaSchema,
  matchSnapshotSchema,
  RENEW_CLOSE_CODE,
  sportDeltaSchema,
  sportSnapshotSchema,
  versionSchema,
} from '../../realtime/protocol/frame.ts';
import { roomsFrameSchema } from '../../realtime/protocol/hub-frame.ts';
import { HUB_PATH, MAX_HUB_MATCHES } from '../../realtime/protocol/hub-query.ts';
import { sportKeySchema } from '../../realtime/protocol/sport.ts';
import { PROTOCOL_VERSION } from '../../realtime/protocol/version.ts';
import { describeSchema } from './json-schema.ts';

export interface Message {
  summary: string;
  schema: v.GenericSchema;
}

/** Messages of rooms, by name. */
export const ROOM_MESSAGES = {
  matchSnapshot: {
    summary:
      'Sent on connect, unless the room’s history reaches back to the client’s state. For a match without any update nothing comes until the first one, then a snapshot',
    schema: matchSnapshotSchema,
  },
  matchDelta: {
    summary:
      'One change. Merge `patch` (RFC 7396) first, then `incidents`: one with a known `id` replaces that incident, another goes to the end',
    schema: matchDeltaSchema,
  },
  sportSnapshot: {
    summary:
      'The lines of matches that have had an update and are in play, start at most 30 hours before or after now, or ended within the last 3 hours; all others are at `/events`',
    schema: sportSnapshotSchema,
  },
  sportDelta: {
    summary:
      'The changes of up to 100 ms: a whole line for a new match, a merge patch for a known one, null for a removed one. `lines` as a whole is a merge patch (RFC 7396) of the client’s lines',
    schema: sportDeltaSchema,
  },
  rooms: {
    summary:
      'What several rooms sent within 100 ms, each named `sport/{sportKey}` or `match/{matchId}`, with the frame that its own clients get',
    schema: roomsFrameSchema,
  },
  roomError: { summary: 'Why the room closes the socket, which follows', schema: errorFrameSchema },
} satisfies Record<string, Message>;

export interface Room {
  address: `/parties/${string}`;
  summary: string;
  parameters: Record<string, { description: string; enum?: string[] }>;
  messages: (keyof typeof ROOM_MESSAGES)[];
  /** The query of a room that does not take `epoch` and `version`. */
  query?: Record<string, { type: string; description: string }>;
}

/** The rooms that clients follow, by the name of their channel. */
export const ROOMS = {
  matchRoom: {
    address: '/parties/match/{matchId}',
    summary: 'One match',
    parameters: { matchId: { description: 'Id of a match of the catalogue' } },
    messages: ['matchSnapshot', 'matchDelta', 'roomError'],
  },
  sportRoom: {
    address: '/parties/sport/{sportKey}',
    summary: 'The matches of a sport, a line each',
    parameters: { sportKey: { description: 'Key of a sport', enum: [...sportKeySchema.options] } },
    messages: ['sportSnapshot', 'sportDelta', 'roomError'],
  },
  hub: {
    address: HUB_PATH,
    summary: `Any sports and up to ${MAX_HUB_MATCHES} matches over one connection`,
    parameters: {},
    query: {
      rooms: {
        type: 'string',
        description:
          'The rooms to follow, separated by commas: `sport/football`, `match/{matchId}`, with the state that the client has after `@`: `sport/football@{epoch}@{version}`',
      },
    },
    messages: ['rooms', 'roomError'],
  },
} satisfies Record<string, Room>;

/** Returns the parameters of a connection's query, as JSON schemas. */
export function queryOf({
  query,
}: Room): Record<string, { description: string; [keyword: string]: unknown }> {
  return {
    ...(query ?? {
      epoch: {
        ...describeSchema(epochSchema, {}),
        description: 'The `epoch` of the state that the client has',
      },
      version: {
        ...describeSchema(versionSchema, {}),
        description:
          'The `version` of the state that the client has: the room sends only what it missed',
      },
    }),
    protocol: {
      type: 'string',
      const: String(PROTOCOL_VERSION),
      description:
        'The protocol that the client speaks; the server’s where it is absent. A room that speaks another closes with 4406',
    },
  };
}

/** The rules that every client follows. */
export const CLIENT_RULES =
  'Clients only read, and need no account. A client that sends no `Origin`, as native apps do, may ' +
  'connect; the pages of other sites may not. `matchId` is the `eventId` of the media API. ' +
  'Versions of deltas have no gaps: a client that sees one reconnects with ' +
  'the `epoch` and `version` that it has, and gets only what it missed. If it missed nothing, the ' +
  'room sends nothing, and the open socket alone shows that the client is up to date. A delta has no ' +
  'epoch: after a change of it a snapshot comes. Clients with the same epoch and version have the same state. ' +
  'Where sockets do not get through, a GET of the address of a match or a sport, without an upgrade, ' +
  'answers the snapshot: ask no more than once in 10 s, and show nothing older than you have. ' +
  'A match of which no update has come (not begun, or a result of the catalogue) has an empty room: its ' +
  'socket opens and sends nothing until the first update, a GET answers 404. Show it from ' +
  '`/api/media/v1/events/{id}` meanwhile. ' +
  'A client sends the text `ping` after 25 s without a frame and gets `pong`; a connection that ' +
  'stays silent for 8 s more is dead. ' +
  'Unless its close code below says otherwise, a client waits 1 s, doubles the wait up to 30 s, and adds a random part. ' +
  'Close codes: ' +
  [
    `${ERROR_CLOSE_CODES['read-only']}: the client sent something other than \`ping\`; do not reconnect unchanged.`,
    `${ERROR_CLOSE_CODES['unsupported-protocol']}: the room does not speak the \`protocol\` of the query; update the client.`,
    `${RENEW_CLOSE_CODE}: the connection carried about a megabyte; reconnect at once with what you have.`,
    `${ERROR_CLOSE_CODES['too-many-connections']}: the address holds as many sockets in this room as it may; wait a minute.`,
    '1001, 1006 and 1012: the server restarts or the network broke; reconnect with what you have.',
  ].join(' ') +
  ' A refused upgrade answers ' +
  '400 (no such kind of room; `rooms` of a hub is malformed, or names no room, an unknown sport, a room ' +
  'twice or too many), 403 (Origin not allowed), 404 (no such room or match; a hub says which match, and ' +
  'follows none of the others), 429 with Retry-After (the address opened too many sockets within ten ' +
  'seconds, in whichever rooms, or its hub follows too many matches out of play for it) or 503 with Retry-After. A GET of a hub without an upgrade answers 426, ' +
  'another method than GET 405. A malformed `epoch` or `version` counts as none: a snapshot comes. ' +
  `One hub connection follows every sport and up to ${MAX_HUB_MATCHES} matches. Whoever follows more ` +
  'matches takes their lines (score, clock, status, periods) from the sports, which a hub carries ' +
  'without a limit on matches, and opens a match only for its incidents and statistics; further ' +
  'hub or match connections carry further matches.';
