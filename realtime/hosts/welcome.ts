import { parseConnectQuery, type Position } from '../protocol/connect-query.ts';
import { ERROR_CLOSE_CODES, type ErrorFrame } from '../protocol/frame.ts';

const MESSAGES: Record<ErrorFrame['code'], string> = {
  'read-only': 'This connection only listens.',
  'unsupported-protocol': 'This room does not speak that protocol.',
  'too-many-connections': 'Too many connections to this room from your address.',
};

/** What a room needs of a socket, on either host. */
interface Socket {
  send(text: string): void;
  close(code: number, reason: string): void;
}

/**
 * Sends a socket that has just been accepted its first frames, or refuses it.
 * `admit` puts it among those that get every later frame. All of it happens in
 * one turn, so no change can fall between the first frames and the later ones.
 * `welcomed` is told how many characters the first frames were.
 */
export function welcome(
  socket: Socket,
  url: string,
  room: {
    admit: () => boolean;
    textsFor: (position: Position | null) => readonly string[];
    welcomed: (firstLength: number) => void;
  },
): void {
  const query = parseConnectQuery(new URL(url).searchParams);
  if (query.kind === 'unsupported-protocol') return refuse(socket, query.kind);
  if (!room.admit()) return refuse(socket, 'too-many-connections');
  const texts = room.textsFor(query.position);
  for (const text of texts) socket.send(text);
  room.welcomed(texts.reduce((sum, text) => sum + text.length, 0));
}

/** Rooms are read-only: whatever a client sends, other than a ping, ends its connection. */
export function refuseMessage(socket: Socket): void {
  refuse(socket, 'read-only');
}

/** Says why in an error frame and closes with the code that belongs to it. */
export function refuse(socket: Socket, code: ErrorFrame['code']): void {
  const frame: ErrorFrame = { type: 'error', code, message: MESSAGES[code] };
  socket.send(JSON.stringify(frame));
  socket.close(ERROR_CLOSE_CODES[code], code);
}
