import { parseConnectQuery, type Position } from '../protocol/connect-query.ts';
import { ERROR_CLOSE_CODES, type ErrorFrame } from '../protocol/frame.ts';

const MESSAGES: Record<ErrorFrame['code'], string> = {
  'read-only': 'This connection only listens.',
  'unsupported-protocol': 'This room does not speak that protocol.',
  'too-many-connections': 'Too many connections to this room from your address.',
};

/** A room's interface to a socket, on either host. */
interface Socket {
  send(text: string): void;
  close(code: number, reason: string): void;
}

/**
 * Sends an accepted socket its first frames, or refuses it. `admit` adds it to the receivers of
 * later frames. All happens in one turn, so no change falls between first and later frames.
 * `welcomed` gets the characters of the first frames.
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

/** Ends a connection whose client sends anything but a ping: rooms are read-only. */
export function refuseMessage(socket: Socket): void {
  refuse(socket, 'read-only');
}

/** Sends the reason in an error frame and closes with its close code. */
export function refuse(socket: Socket, code: ErrorFrame['code']): void {
  const frame: ErrorFrame = { type: 'error', code, message: MESSAGES[code] };
  socket.send(JSON.stringify(frame));
  socket.close(ERROR_CLOSE_CODES[code], code);
}
