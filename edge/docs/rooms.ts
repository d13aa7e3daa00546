import type * as v from 'valibot';
import {
  errorFrameSchema,
  matchDeltaSchema,
  matchSnapshotSchema,
  sportDeltaSchema,
  sportSnapshotSchema,
} from '../../realtime/protocol/frame.ts';
import { roomsFrameSchema } from '../../realtime/protocol/hub-frame.ts';
import { HUB_PATH, MAX_HUB_MATCHES } from '../../realtime/protocol/hub-query.ts';
import { sportKeySchema } from '../../realtime/protocol/sport.ts';

export interface Message {
  summary: string;
  schema: v.GenericSchema;
}

/** What rooms send, by name. */
export const ROOM_MESSAGES = {
  matchSnapshot: {
    summary: 'On connect, unless the room’s history reaches back to what the client has',
    schema: matchSnapshotSchema,
  },
  matchDelta: {
    summary: 'One change: `patch` (RFC 7396) is merged first, then `incidents` are put in by id',
    schema: matchDeltaSchema,
  },
  sportSnapshot: { summary: 'The lines of today’s and live matches', schema: sportSnapshotSchema },
  sportDelta: {
    summary: 'The changes of up to 100 ms: a new line whole, a patch of a known one, or null',
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
  /** In place of `epoch` and `version` of the one room. */
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
          'What is followed, parted by commas: `sport/football`, `match/{matchId}`, and after `@` what the client has of it: `sport/football@{epoch}@{version}`',
      },
    },
    messages: ['rooms', 'roomError'],
  },
} satisfies Record<string, Room>;

/** What every client is held to. */
export const CLIENT_RULES =
  'Clients only read: any message but `ping` closes the socket with 4400. Versions of ' +
  'deltas have no gaps; a client that sees one reconnects with what it has. A connection that ' +
  'has carried about a megabyte is closed with 4408: the client opens another at once, with ' +
  'what it has.';
