import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import * as v from 'valibot';
import { FrameReader, type TakeText } from './frame-reader.ts';

/** The address of a system's sockets. */
export const socketTargetSchema = v.object({
  host: v.string(),
  port: v.number(),
  path: v.string(),
  /** Text frame that the client sends after the upgrade, if the protocol requires one. */
  greeting: v.optional(v.string()),
  /** Text of the frame after which a socket is connected. Without it, a socket is connected after the upgrade. */
  readyText: v.optional(v.string()),
});
export type SocketTarget = v.InferOutput<typeof socketTargetSchema>;

/** Read buffer of all sockets, since chunks are read one after the other. */
const shared = Buffer.alloc(65_536);

/**
 * Opens a WebSocket that passes text frames to `onText`. Resolves when it is connected. Calls `onClosed` once
 * if it closes afterwards.
 */
export function openSocket(
  target: SocketTarget,
  onText: TakeText,
  onClosed: () => void,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    let upgraded = false;
    let ready = false;
    let head = '';
    const reader = new FrameReader();

    const becomeReady = (): void => {
      ready = true;
      resolve(socket);
    };
    const take: TakeText = (bytes, start, end) => {
      if (!ready && target.readyText !== undefined) {
        if (bytes.toString('utf8', start, end).includes(target.readyText)) becomeReady();
      } else onText(bytes, start, end);
    };
    const readFrames = (bytes: Buffer, length: number): void => {
      if (!reader.read(bytes, length, take)) socket.destroy();
    };
    const readHead = (bytes: Buffer, length: number): void => {
      head += bytes.toString('latin1', 0, length);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      if (!head.startsWith('HTTP/1.1 101')) {
        reject(new Error(`a socket was refused: ${head.slice(0, head.indexOf('\r\n'))}`));
        socket.destroy();
        return;
      }
      upgraded = true;
      if (target.greeting !== undefined) socket.write(maskedText(target.greeting));
      if (target.readyText === undefined) becomeReady();
      const rest = Buffer.from(head.slice(end + 4), 'latin1');
      head = '';
      if (rest.length > 0) readFrames(rest, rest.length);
    };

    const socket = connect({
      host: target.host,
      port: target.port,
      onread: {
        buffer: shared,
        callback: (length) => {
          try {
            if (upgraded) readFrames(shared, length);
            else readHead(shared, length);
          } catch (error) {
            socket.destroy(error instanceof Error ? error : new Error(String(error)));
          }
          return true;
        },
      },
    });
    socket.once('connect', () => socket.write(upgradeRequest(target)));
    socket.once('error', reject);
    socket.once('close', () => {
      if (ready) onClosed();
      else reject(new Error('a socket closed before it was connected'));
    });
  });
}

/** Returns an upgrade request without extensions, so that frames are not compressed. */
export function upgradeRequest({ host, port, path }: SocketTarget): string {
  const authority = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  return [
    `GET ${path} HTTP/1.1`,
    `Host: ${authority}`,
    `Origin: http://${authority}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    '\r\n',
  ].join('\r\n');
}

/** Returns a client's text frame. Its mask is zero, which leaves the text as it is. */
export function maskedText(text: string): Buffer {
  const payload = Buffer.from(text);
  if (payload.length > 65_535) throw new Error('a frame of a client is short');
  const isShort = payload.length <= 125;
  const length = isShort ? [payload.length] : [126, payload.length >> 8, payload.length & 0xff];
  const [first = 0, ...rest] = length;
  return Buffer.concat([Buffer.from([0x81, 0x80 | first, ...rest, 0, 0, 0, 0]), payload]);
}
