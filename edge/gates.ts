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
const READS = { network: 64, group: 256, all: 512 };

/**
 * An API in another process, of which this thread only waits. Ours works on two calls of a sender at a time, so two
 * more keep it busy: of sixteen dear ones it answers most when the edge has stopped to wait.
 */
const ELSEWHERE = { atWork: { group: 4, all: 64 }, waiting: READS, onlyWaits: true } as const;

/**
 * Calls that wait for another service, some for seconds. Each service has a gate, so that a slow one keeps nobody
 * from the others.
 */
const REMOTE = { atWork: { group: 4, all: 64, heavy: 64 }, waiting: READS } as const;

/** The gates of this isolate. */
export const GATES = {
  /** Pages that visitors share: a purge makes all of them due at once. */
  page: new WorkGate('page', { atWork: { group: 2, all: 2 }, waiting: MANY }),
  'own-page': new WorkGate('own-page', { atWork: { group: 2, all: 2 }, waiting: MANY }),
  card: new WorkGate('card', { atWork: { group: 1, all: 1 }, waiting: FEW }),
  calendar: new WorkGate('calendar', { atWork: { group: 1, all: 1 }, waiting: FEW }),
  search: new WorkGate('search', { atWork: { group: 2, all: 2 }, waiting: MANY }),
  /**
   * Searches of pages that edges make: a page makes six side by side, and its edge has chosen whose page is next. One
   * runs at a time: beside two, reads wait three times as long.
   */
  'page-search': new WorkGate('page-search', { atWork: { group: 1, all: 1 }, waiting: READS }),
  /** They sum up a season's box scores, which no other read is to wait for. */
  statistics: new WorkGate('statistics', { atWork: { group: 1, all: 1 }, waiting: MANY }),
  /** They wait for the database most of the time. */
  call: new WorkGate('call', { atWork: { group: 2, all: 8 }, waiting: READS }),
  /** Calls of accounts, and what anyone may do: a refused one costs nearly as much as one that is taken. */
  action: new WorkGate('action', { atWork: { group: 4, all: 8 }, waiting: READS }),
  password: new WorkGate('password', REMOTE),
  delivery: new WorkGate('delivery', REMOTE),
  provider: new WorkGate('provider', REMOTE),
  'betting-site': new WorkGate('betting-site', REMOTE),
  'push-service': new WorkGate('push-service', REMOTE),
  /** Forms hold a picture, and other calls of accounts do not rest for them. */
  form: new WorkGate('form', { atWork: { group: 1, all: 1 }, waiting: FEW }),
  /** Calls that an API elsewhere answers: one that is away keeps nobody from the others. */
  'media-api': new WorkGate('media-api', ELSEWHERE),
  /** Searches, calendars and statistics of such an API: those of one address keep its neighbours from no read. */
  'media-search': new WorkGate('media-search', ELSEWHERE),
  'patron-api': new WorkGate('patron-api', ELSEWHERE),
  'sms-api': new WorkGate('sms-api', ELSEWHERE),
  /**
   * Pictures that the data centre does not have: each holds up to 512 kB, and waits for its server. A page with
   * 70 of them must have them within the time that a request may wait.
   */
  picture: new WorkGate('picture', {
    atWork: { group: 4, all: 16 },
    waiting: READS,
    onlyWaits: true,
  }),
  /** Documents and sitemaps: programs read them, and fans' pages must not wait for these. */
  document: new WorkGate('document', { atWork: { group: 1, all: 1 }, waiting: FEW }),
  /** Sockets that wake rooms: those of matches that are not in play. Rooms and hub write when a viewer comes and goes. */
  'sleeping-room': new WorkGate('sleeping-room', {
    atWork: { group: 1, all: 2 },
    waiting: MANY,
    aftermath: 50,
  }),
} as const satisfies Record<GateKind, WorkGate>;
