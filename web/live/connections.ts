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
 * This code loads after the page and parses the frames. The page's first scripts thus need none of
 * the protocol's schemas, and a replica itself needs none.
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
 * Returns connections that parse every frame by the protocol's schemas, and deliver each state once
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
