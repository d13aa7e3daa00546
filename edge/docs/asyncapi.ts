import {
  catalogueRequestSchema,
  catalogueResponseSchema,
} from '../../realtime/protocol/catalogue.ts';
import { detailsRequestSchema, detailsResponseSchema } from '../../realtime/protocol/details.ts';
import {
  heartbeatRequestSchema,
  heartbeatResponseSchema,
} from '../../realtime/protocol/heartbeat.ts';
import {
  ingestErrorSchema,
  ingestRequestSchema,
  ingestResponseSchema,
} from '../../realtime/protocol/ingest.ts';
import { PROTOCOL_VERSION } from '../../realtime/protocol/version.ts';
import { PRODUCT_NAME, VERSION } from '../contracts/product.ts';
import { REALTIME_DESCRIBED } from './described-schemas.ts';
import { CLIENT_RULES, queryOf, ROOM_MESSAGES, ROOMS, type Message, type Room } from './rooms.ts';

/** Every message, by name. */
const MESSAGES = {
  ...ROOM_MESSAGES,
  updates: { summary: 'Updates of matches, signed', schema: ingestRequestSchema },
  updatesTaken: { summary: 'The result of each update', schema: ingestResponseSchema },
  catalogue: { summary: 'A season, signed', schema: catalogueRequestSchema },
  catalogueTaken: {
    summary: 'Numbers of new, changed and unchanged entries',
    schema: catalogueResponseSchema,
  },
  details: {
    summary: 'Details of matches beside their course, signed',
    schema: detailsRequestSchema,
  },
  heartbeat: {
    summary: 'The feed works and has no updates of its matches, signed',
    schema: heartbeatRequestSchema,
  },
  heartbeatTaken: { summary: 'Number of the matches in play', schema: heartbeatResponseSchema },
  detailsTaken: { summary: 'The result of each entry', schema: detailsResponseSchema },
  ingestRefused: { summary: 'Any answer but 200', schema: ingestErrorSchema },
} satisfies Record<string, Message>;

type MessageName = keyof typeof MESSAGES;

const PING = {
  name: 'ping',
  contentType: 'text/plain',
  payload: { type: 'string', const: 'ping' },
};
const PONG = {
  name: 'pong',
  contentType: 'text/plain',
  payload: { type: 'string', const: 'pong' },
};

/** All but the servers: it is the same for everybody, and takes some ms to make. */
let roomsDescribed: ReturnType<typeof describeRooms> | undefined;

/**
 * Returns the AsyncAPI 3 document of the rooms' sockets and of ingest, from the schemas of
 * `realtime/protocol`. `origin` is that of the document's own address: sockets and ingest have the same host.
 */
export function asyncApiDocument(origin: string) {
  return { ...asyncApiOfAllOrigins(), servers: asyncApiServers(origin) };
}

/** Returns the document without its servers. */
export function asyncApiOfAllOrigins() {
  roomsDescribed ??= describeRooms();
  return roomsDescribed;
}

/** Returns the document's servers. */
export function asyncApiServers(origin: string) {
  const { host, protocol } = new URL(origin);
  const isSecure = protocol === 'https:';
  return {
    sockets: { host, protocol: isSecure ? 'wss' : 'ws' },
    http: { host, protocol: isSecure ? 'https' : 'http' },
  };
}

function describeRooms() {
  const sockets = { $ref: '#/servers/sockets' };
  const http = { $ref: '#/servers/http' };
  return {
    asyncapi: '3.0.0',
    info: {
      title: `${PRODUCT_NAME} rooms and ingest`,
      version: VERSION,
      description: `The sockets have version ${PROTOCOL_VERSION} of their protocol. ${CLIENT_RULES}`,
    },
    defaultContentType: 'application/json',
    channels: {
      matchRoom: room(ROOMS.matchRoom, sockets),
      sportRoom: room(ROOMS.sportRoom, sockets),
      hub: room(ROOMS.hub, sockets),
      updates: {
        address: '/ingest/v1/updates',
        servers: [http],
        messages: references(['updates', 'updatesTaken', 'ingestRefused']),
      },
      catalogue: {
        address: '/ingest/v1/catalogue',
        servers: [http],
        messages: references(['catalogue', 'catalogueTaken', 'ingestRefused']),
      },
      details: {
        address: '/ingest/v1/details',
        servers: [http],
        messages: references(['details', 'detailsTaken', 'ingestRefused']),
      },
      heartbeats: {
        address: '/ingest/v1/heartbeats',
        servers: [http],
        messages: references(['heartbeat', 'heartbeatTaken', 'ingestRefused']),
      },
    },
    operations: {
      sendDetails: takes('details', 'details', ['detailsTaken', 'ingestRefused']),
      sendHeartbeat: takes('heartbeats', 'heartbeat', ['heartbeatTaken', 'ingestRefused']),
      followMatch: sends('matchRoom', ROOMS.matchRoom.messages),
      followSport: sends('sportRoom', ROOMS.sportRoom.messages),
      followRooms: sends('hub', ROOMS.hub.messages),
      pingMatch: answersPing('matchRoom'),
      pingSport: answersPing('sportRoom'),
      pingHub: answersPing('hub'),
      sendUpdates: takes('updates', 'updates', ['updatesTaken', 'ingestRefused']),
      sendCatalogue: takes('catalogue', 'catalogue', ['catalogueTaken', 'ingestRefused']),
    },
    components: {
      schemas: REALTIME_DESCRIBED.components,
      messages: {
        ...Object.fromEntries(
          Object.entries<Message>(MESSAGES).map(([name, { summary, schema }]) => [
            name,
            {
              name,
              summary,
              payload: REALTIME_DESCRIBED.refer(name, schema),
            },
          ]),
        ),
        ping: { ...PING, summary: 'Answered without waking the room' },
        pong: PONG,
      },
    },
  };
}

function room(described: Room, server: { $ref: string }) {
  const { address, parameters, messages } = described;
  const query = { type: 'object', properties: queryOf(described) };
  return {
    address,
    servers: [server],
    parameters,
    messages: references([...messages, 'ping', 'pong']),
    // A client sends the `epoch` and `version` of its state, and gets only what it missed.
    bindings: { ws: { method: 'GET', query, bindingVersion: '0.1.0' } },
  };
}

function references(names: (MessageName | 'ping' | 'pong')[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }]));
}

function sends(channel: string, messages: readonly MessageName[]) {
  return { action: 'send', channel: channelRef(channel), messages: messageRefs(channel, messages) };
}

function answersPing(channel: string) {
  return {
    action: 'receive',
    channel: channelRef(channel),
    messages: messageRefs(channel, ['ping']),
    reply: { channel: channelRef(channel), messages: messageRefs(channel, ['pong']) },
  };
}

function takes(channel: string, request: MessageName, replies: MessageName[]) {
  return {
    action: 'receive',
    channel: channelRef(channel),
    messages: messageRefs(channel, [request]),
    reply: { channel: channelRef(channel), messages: messageRefs(channel, replies) },
    bindings: { http: { method: 'POST', bindingVersion: '0.3.0' } },
  };
}

function channelRef(channel: string) {
  return { $ref: `#/channels/${channel}` };
}

function messageRefs(channel: string, names: readonly string[]) {
  return names.map((name) => ({ $ref: `#/channels/${channel}/messages/${name}` }));
}
