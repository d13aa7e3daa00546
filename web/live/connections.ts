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
import { delayInCookies } from '../../edge/contracts/delay.ts';
import type { Delay } from './delay.ts';
import { connectLate } from './delayed-replica.ts';

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
  delay.setState(Math.max(delay.getState(), deviceDelay()));
  const { sport, match } = createConnections({
    ...options,
    openSocket: open,
    codecs,
    protocol: PROTOCOL_VERSION,
  });
  return { sport: connectLate(sport, delay), match: connectLate(match, delay) };
}

/**
 * Returns the device's delay, ms: the browser's history may show a page that was made with another
 * one. Web views have none: they belong to other apps and sites.
 */
function deviceDelay(): number {
  const isPage = typeof document !== 'undefined' && !location.pathname.startsWith('/frame/');
  return isPage ? delayInCookies(document.cookie) * 1_000 : 0;
}
