/**
 * States of a connection. `connecting`: a socket opens, or waits to try again. `checking`: it is
 * open, and a ping has no answer yet. `paused`: no socket until the pause is over.
 */
export type State = 'connecting' | 'open' | 'checking' | 'paused' | 'closed';

/**
 * What happens to a connection. `lost`: the network or the server closed the socket. `renewal`: the
 * room closed it with 4408, after it carried much. `fault`: a frame is missing or invalid, or the
 * room refuses the client; `repeated fault`: another within three minutes.
 */
export type Event =
  | 'opened'
  | 'frame'
  | 'quiet'
  | 'no pong'
  | 'lost'
  | 'renewal'
  | 'fault'
  | 'repeated fault'
  | 'pause over'
  | 'unsupported'
  | 'refresh'
  | 'close';

/**
 * What a client does. `connect`: it drops its socket and opens one with its positions. `retry`: its
 * socket opens again by itself, after a pause that grows. `drop`: it closes its socket.
 */
export type Action = 'connect' | 'retry' | 'ping' | 'drop';

type Step = readonly [next: State, does?: Action];

const CONNECT: Step = ['connecting', 'connect'];
const CLOSE: Step = ['closed', 'drop'];

/** Transitions of every state with a socket. */
const WITH_SOCKET: Partial<Record<Event, Step>> = {
  frame: ['open'],
  lost: ['connecting', 'retry'],
  renewal: CONNECT,
  fault: CONNECT,
  'repeated fault': ['paused', 'drop'],
  unsupported: CLOSE,
  refresh: CONNECT,
  close: CLOSE,
};

/** The table of `SPEC.md`: an event without a step changes nothing. */
export const TRANSITIONS: Record<State, Partial<Record<Event, Step>>> = {
  connecting: { ...WITH_SOCKET, opened: ['open'] },
  open: { ...WITH_SOCKET, quiet: ['checking', 'ping'] },
  checking: { ...WITH_SOCKET, 'no pong': CONNECT },
  paused: { 'pause over': CONNECT, refresh: CONNECT, close: CLOSE },
  closed: {},
};
