import type * as v from 'valibot';
import {
  errorFrameSchema,
  matchDeltaSchema,
  matchSnapshotSchema,
  sportDeltaSchema,
  sportSnapshotSchema,
} from '../../realtime/protocol/frame.ts';
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
  roomError: { summary: 'Why the room closes the socket, which follows', schema: errorFrameSchema },
} satisfies Record<string, Message>;

export interface Room {
  address: `/parties/${string}`;
  summary: string;
  parameters: Record<string, { description: string; enum?: string[] }>;
  messages: (keyof typeof ROOM_MESSAGES)[];
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
} satisfies Record<string, Room>;

/** What every client is held to. */
export const CLIENT_RULES =
  'Clients only read: any message but `ping` closes the socket with 4400. Versions of ' +
  'deltas have no gaps; a client that sees one reconnects with what it has. A connection that ' +
  'has carried about a megabyte is closed with 4408: the client opens another at once, with ' +
  'what it has.';
