import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { messageOf } from '../../../realtime/hosts/log.ts';
import { matchFrameSchema, sportFrameSchema } from '../../../realtime/protocol/frame.ts';
import { hubFrameSchema } from '../../../realtime/protocol/hub-frame.ts';
import { HUB_PATH } from '../../../realtime/protocol/hub-query.ts';
import { ALL_SPORTS } from '../../../realtime/sports/registry.ts';
import { ANSWER_WITHIN_MS, Fault, type Client } from './client.ts';
import { hostileText } from './hostile.ts';
import { words } from './names.ts';
import { encoded, joined } from './visits.ts';
import { WORLD } from './world.ts';

/** A socket, and the frames sent through it. */
interface SocketCase {
  path: string;
  headers: Record<string, string>;
  isPacked: boolean;
  sends: { data: string; isBinary: boolean; times: number }[];
  /** Cut off without a close frame before any answer. */
  isCutEarly: boolean;
}

const known = fc.oneof(
  fc.constantFrom(...WORLD.matches).map((id) => `match/${id}`),
  fc.constantFrom(...ALL_SPORTS).map(({ key }) => `sport/${key}`),
);
const room = fc.oneof(
  { weight: 9, arbitrary: known },
  encoded(300).map((id) => `match/${id}`),
  fc.constantFrom(...words('match/world-1-live~1 match/world-1-live~0 x/y match/')),
);
const VALUES = words('0 -1 1 2 3 999999 1e999 9007199254740993 aaaaaaaaaaaaaaaa');
const value = fc.oneof(encoded(300), fc.constantFrom(...VALUES));
const query = fc
  .array(fc.tuple(fc.constantFrom(...words('epoch version protocol _pk __proto__ lines')), value), {
    maxLength: 3,
  })
  .map((pairs) => joined(pairs, '&'));

const unknown = fc.oneof(
  fc.constantFrom('', ...words('match/ match/world-1-live~1 sport/curling hub/1 @')),
  encoded(100),
);
/** A client's claimed version of a room in a hub. */
const POSITIONS = words(`
  @aaaaaaaaaaaaaaaa@3 @aaaaaaaaaaaaaaaa@9007199254740993 @aaaaaaaaaaaaaaaa@-1 @a@1 @@ @1@2@3
`);
const position = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 3, arbitrary: fc.constantFrom(...POSITIONS) },
  value.map((text) => `@aaaaaaaaaaaaaaaa@${text}`),
);
/** Rooms requested of a hub: allowed together, too many, repeated, or unknown. */
const hubRooms = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.uniqueArray(fc.tuple(known, position), {
      minLength: 1,
      maxLength: 8,
      selector: ([name]) => name,
    }),
  },
  fc.array(fc.tuple(fc.oneof({ weight: 4, arbitrary: known }, unknown), position), {
    maxLength: 20,
  }),
);
const hub = fc
  .tuple(hubRooms, query)
  .map(
    ([rooms, rest]) =>
      `hub?rooms=${rooms.map((each) => each.join('')).join()}${rest && `&${rest}`}`,
  );

const send = fc.record({
  data: fc.oneof(
    { weight: 3, arbitrary: hostileText },
    {
      weight: 2,
      arbitrary: fc.constantFrom('ping', 'pong', '{}', '{"type":"snapshot"}', '[', 'x'.repeat(1e5)),
    },
    fc.constant('y'.repeat(1_100_000)),
  ),
  isBinary: fc.boolean(),
  times: fc.constantFrom(1, 1, 2, 20),
});

const headers: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    origin: fc.oneof(
      fc.constantFrom('', ...words('null https://elsewhere.example file:// http://localhost x')),
      hostileText.map((text) => text.slice(0, 300).replaceAll(/[^\u0020-\u007e]/g, '')),
    ),
    'sec-websocket-protocol': fc.constantFrom('graphql-ws', 'a, b'),
    'cf-connecting-ip': fc.constantFrom('192.0.2.1', '2001:db8::1', 'not an address'),
    cookie: fc.constantFrom('country=kp', 'time-zone=%'),
  },
  { requiredKeys: [] },
);

export const socketCase: fc.Arbitrary<SocketCase> = fc.record({
  path: fc
    .oneof(
      {
        weight: 3,
        arbitrary: fc.tuple(room, query).map(([name, rest]) => name + (rest && `?${rest}`)),
      },
      hub,
    )
    .map((place) => `/parties/${place}`),
  headers,
  isPacked: fc.boolean(),
  sends: fc.array(send, { maxLength: 3 }),
  isCutEarly: fc.nat({ max: 9 }).map((roll) => roll === 9),
});

/** Opens a socket and sends the case's frames. Throws a `Fault` of the room. */
export async function runSocket(client: Client, one: SocketCase): Promise<void> {
  client.asked += 1;
  const { path, headers: sent, isPacked } = one;
  const socket = new WebSocket(client.url.replace('http', 'ws') + path, {
    headers: sent,
    perMessageDeflate: isPacked,
    handshakeTimeout: ANSWER_WITHIN_MS,
  });
  const frames: string[] = [];
  // The status shows a refusal; a connection that is cut while sending is no fault of the room.
  socket.on('error', () => {});
  socket.on('message', (data) => frames.push(data.toString()));
  try {
    const status = await Promise.race([
      once(socket, 'open', { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(() => 101),
      refusalOf(socket),
    ]).catch(() => 0);
    if (status === 0 || status >= 500)
      throw new Fault(`${path}: its upgrade got the answer ${status}`);
    if (status === 101 && !one.isCutEarly) await talk(socket, one, frames);
    for (const frame of frames) checkFrame(path, frame);
  } finally {
    socket.terminate();
  }
}

/** Resolves to the status of the refused upgrade. */
async function refusalOf(socket: WebSocket): Promise<number> {
  const [, response] = await once(socket, 'unexpected-response');
  response.resume();
  return Number(response.statusCode);
}

/** Sends the frames; garbage must end the connection, anything else must get the room's state. */
async function talk(socket: WebSocket, one: SocketCase, frames: readonly string[]): Promise<void> {
  for (const { data, isBinary, times } of one.sends)
    for (let time = 0; time < times; time += 1)
      if (socket.readyState === WebSocket.OPEN) socket.send(data, { binary: isBinary });
  const isGarbage = one.sends.some(({ data, isBinary }) => isBinary || data !== 'ping');
  const isDone = () => (isGarbage ? socket.readyState === WebSocket.CLOSED : frames.length > 0);
  for (const end = Date.now() + ANSWER_WITHIN_MS; Date.now() < end; await sleep(20))
    if (isDone()) return;
  throw new Fault(`${one.path}: ${isGarbage ? 'garbage does not end it' : 'no frame came'}`);
}

function checkFrame(path: string, text: string): void {
  if (text === 'pong') return;
  try {
    const message: unknown = JSON.parse(text);
    if (!path.startsWith(`${HUB_PATH}?`)) return parseFrame(path, message);
    const frame = v.parse(hubFrameSchema, message);
    for (const inner of frame.type === 'error' ? [] : frame.frames)
      parseFrame(`/parties/${inner.room}`, inner.frame);
  } catch (cause) {
    const what = `${path}: the protocol has no such frame: ${messageOf(cause)}`;
    throw new Fault(`${what} in ${text.slice(0, 200)}`, { cause });
  }
}

function parseFrame(path: string, frame: unknown): void {
  v.parse(path.startsWith('/parties/match/') ? matchFrameSchema : sportFrameSchema, frame);
}
