import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import * as v from 'valibot';
import { matchFrameSchema, sportFrameSchema } from '../../../realtime/protocol/frame.ts';
import { hubFrameSchema } from '../../../realtime/protocol/hub-frame.ts';
import { HUB_PATH } from '../../../realtime/protocol/hub-query.ts';
import { TIMEOUT_MS, type Client } from './client.ts';
import type { SocketCase } from './socket-cases.ts';

/** Opens a socket, sends the case's frames and returns the faults. */
export async function runSocket(client: Client, one: SocketCase): Promise<string[]> {
  client.asked += 1;
  const { path, headers, isPacked } = one;
  const socket = new WebSocket(client.url.replace('http', 'ws') + path, {
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        value.replaceAll(/[^\u0020-\u007e]/g, ''),
      ]),
    ),
    perMessageDeflate: isPacked,
    handshakeTimeout: TIMEOUT_MS,
  });
  const faults: string[] = [];
  // The status shows a refusal; a connection that is cut while sending is no fault of the room.
  socket.on('error', () => {});
  let frames = 0;
  socket.on('message', (data) => {
    frames += 1;
    const fault = frameFault(path, data.toString());
    if (fault !== null) faults.push(`${path}: ${fault}`);
  });
  const status = await Promise.race([
    once(socket, 'open', { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(() => 101),
    refusalOf(socket),
  ]).catch(() => 0);
  if (status === 101) faults.push(...(await talk(socket, one, () => frames > 0)));
  else if (status === 0 || status >= 500)
    faults.push(`${path}: its upgrade was answered ${status}`);
  socket.terminate();
  return faults;
}

/** Resolves to the status of the refused upgrade. */
async function refusalOf(socket: WebSocket): Promise<number> {
  const [, response] = await once(socket, 'unexpected-response');
  response.resume();
  return Number(response.statusCode);
}

/** Sends the case's frames; garbage must end the connection, anything else must get the room's state. */
async function talk(
  socket: WebSocket,
  { path, sends, isCutEarly }: SocketCase,
  hasFrame: () => boolean,
): Promise<string[]> {
  if (isCutEarly) return [];
  for (const { data, isBinary, times } of sends)
    for (let time = 0; time < times; time += 1)
      if (socket.readyState === WebSocket.OPEN) socket.send(data, { binary: isBinary });
  const isGarbage = sends.some(({ data, isBinary }) => isBinary || data !== 'ping');
  const isDone = () => (isGarbage ? socket.readyState === WebSocket.CLOSED : hasFrame());
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await sleep(20))
    if (isDone()) return [];
  return [`${path}: ${isGarbage ? 'garbage does not end it' : 'no frame came'}`];
}

function frameFault(path: string, text: string): string | null {
  if (text === 'pong') return null;
  try {
    const frame: unknown = JSON.parse(text);
    if (path.startsWith(`${HUB_PATH}?`)) parseHubFrame(frame);
    else parseRoomFrame(path, frame);
    return null;
  } catch (error) {
    return `a frame that is none: ${String(error)} in ${text.slice(0, 200)}`;
  }
}

function parseHubFrame(message: unknown): void {
  const frame = v.parse(hubFrameSchema, message);
  if (frame.type === 'error') return;
  for (const { room, frame: inner } of frame.frames) parseRoomFrame(`/parties/${room}`, inner);
}

function parseRoomFrame(path: string, frame: unknown): void {
  v.parse(path.startsWith('/parties/match/') ? matchFrameSchema : sportFrameSchema, frame);
}
