import * as v from 'valibot';
import type { Codecs } from '../../clients/live/src/codecs.ts';
import {
  createConnections,
  type Connections,
  type ConnectionsOptions,
} from '../../clients/live/src/connections.ts';
import { openSocket } from '../../clients/live/src/partysocket.ts';
import type { OpenSocket } from '../../clients/live/src/room-connection.ts';
import { matchFrameSchema, sportFrameSchema } from '../../realtime/protocol/frame.ts';
import { hubFrameSchema } from '../../realtime/protocol/hub-frame.ts';
import {
  receiveMatchFrame,
  receiveSportFrame,
  type HeldLines,
  type HeldMatch,
} from '../../realtime/protocol/receive-frame.ts';
import { PROTOCOL_VERSION } from '../../realtime/protocol/version.ts';
import type { Delay } from './delay.ts';
import { delayed } from './delayed-replica.ts';

/*
 * Frames are parsed here, in code that loads after the page: a replica itself needs no schema, and
 * the page's first scripts need none of the protocol's.
 */
const codecs: Codecs<HeldMatch, HeldLines> = {
  match: (held, message) => receiveMatchFrame(held, v.parse(matchFrameSchema, message)),
  sport: (held, message) => receiveSportFrame(held, v.parse(sportFrameSchema, message)),
  hub: (message) => v.parse(hubFrameSchema, message),
};

export type StrictConnections = Connections<HeldMatch, HeldLines>;

export interface StrictOptions extends Omit<
  ConnectionsOptions,
  'codecs' | 'protocol' | 'openSocket'
> {
  /** PartySocket's by default. */
  openSocket?: OpenSocket | undefined;
  delay: Delay;
}

/**
 * Returns connections that check every member by the protocol's schemas, and bring each state when
 * it is as old as the delay.
 */
export function strictConnections({
  openSocket: open = openSocket,
  delay,
  ...options
}: StrictOptions): StrictConnections {
  const connections = createConnections({
    ...options,
    openSocket: open,
    codecs,
    protocol: PROTOCOL_VERSION,
  });
  return delayed(connections, delay);
}
