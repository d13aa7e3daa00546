import type { Context } from 'hono';
import { networkOf } from '../realtime/hosts/address-tag.ts';
import { WorkGate, type GateCaller, type GateKind } from './work-gate.ts';

/** Returns the sender of a request as a gate counts it. */
export function gateCallerOf(c: Context): GateCaller {
  return {
    network: networkOf(c.req.raw.headers) ?? null,
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  };
}

const FEW = { network: 4, group: 16, all: 64 };
const MANY = { network: 16, group: 64, all: 256 };
/** An office or a stadium behind one address reads at the same moment, after a goal. */
const READS = { network: 256, group: 256, all: 512 };

/**
 * What a group may read: at once as much as comes from a stadium after a goal, then as much as a reader may in a
 * minute (ADR 135).
 */
const READING = { atOnce: 200, perSecond: 20 };

/** How many sleeping rooms a group may wake: as many at once as twenty visitors follow. */
const WAKING = { atOnce: 160, perSecond: 20 };

/** The gates of this isolate. */
export const GATES = {
  /** Pages that visitors share: a purge makes all of them due at once. */
  page: new WorkGate('page', { atWork: { group: 2, all: 2 }, waiting: MANY, rests: true }),
  'own-page': new WorkGate('own-page', { atWork: { group: 2, all: 2 }, waiting: FEW, rests: true }),
  card: new WorkGate('card', { atWork: { group: 1, all: 1 }, waiting: FEW, rests: true }),
  calendar: new WorkGate('calendar', { atWork: { group: 1, all: 1 }, waiting: FEW, rests: true }),
  search: new WorkGate('search', { atWork: { group: 2, all: 2 }, waiting: FEW, rests: true }),
  /** They wait for the database most of the time. */
  call: new WorkGate('call', {
    atWork: { group: 2, all: 8 },
    waiting: READS,
    rests: false,
    pace: READING,
  }),
  /** A program may read them slowly, and fans' pages must not wait for it. */
  document: new WorkGate('document', { atWork: { group: 1, all: 1 }, waiting: FEW, rests: true }),
  /** Sockets that wake rooms: those of matches of other days. */
  'sleeping-room': new WorkGate('sleeping-room', {
    atWork: { group: 1, all: 2 },
    waiting: MANY,
    rests: true,
    pace: WAKING,
  }),
} as const satisfies Record<GateKind, WorkGate>;
