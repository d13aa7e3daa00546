import { readFileSync } from 'node:fs';

/** A number of the model. The simulation prints it with its source. */
export interface Constant {
  value: number;
  unit: string;
  source: string;
}

const SETTINGS = readFileSync(new URL('../../wrangler.toml', import.meta.url), 'utf8');

/** Returns the default of a variable, from wrangler.toml. */
function setting(name: string): number {
  return Number(new RegExp(`^${name} = "(\\d+)"$`, 'm').exec(SETTINGS)?.[1]);
}

const DOCS = 'developers.cloudflare.com';
const FANOUT = 'npm run bench -- fanout';

export const CONSTANTS = {
  viewers: { value: 25_000_000, unit: 'viewers', source: 'the scenario' },
  places: { value: setting('RELAY_THRESHOLD'), unit: 'sockets', source: 'RELAY_THRESHOLD' },
  fanOut: { value: setting('FAN_OUT'), unit: 'followers', source: 'FAN_OUT' },
  filled: {
    value: 0.94,
    unit: 'of the places',
    source: 'rooms picked at random: the first is full when 5,000 - 4 × √5,000 is the mean',
  },
  ingestMs: { value: 25, unit: 'ms', source: 'an ingest of one update, ADR 27: p50 22.9 to 24.9' },
  sendUs: {
    value: 28,
    unit: 'µs',
    source: `processor time of a delivery, one level of 6,000 sockets, ${FANOUT}`,
  },
  relayMs: {
    value: 1.14,
    unit: 'ms',
    source: `(32.75 µs - 28 µs) × 6,000 / 25 rooms of three levels, ${FANOUT}`,
  },
  callShare: {
    value: 0.25,
    unit: 'of relayMs',
    source: 'assumed: the caller’s part; the follower parses, applies and stores',
  },
  fibreKmPerMs: { value: 200, unit: 'km/ms', source: 'light in glass' },
  detour: {
    value: 1.8,
    unit: '× the distance',
    source:
      'cloudping.co: Cape Town to Frankfurt 155 ms, to Virginia 227; Hong Kong to São Paulo 312',
  },
  nearKm: { value: 3_000, unit: 'km', source: 'assumed: longest way within a continent' },
  lastMileMs: {
    value: 10,
    unit: 'ms (median)',
    source: 'cloudflare.com/network: 95 % of users within 50 ms (a round trip) of an edge',
  },
  lastMileSpread: { value: 0.56, unit: 'σ of its log', source: 'the same: ln(25 / 10) / 1.645' },
  loss: { value: 0.01, unit: 'of packets', source: 'assumed: mobile networks' },
  resendMs: { value: 200, unit: 'ms, doubling', source: 'Linux TCP_RTO_MIN' },
  requestLimit: {
    value: 500,
    unit: 'requests/s',
    source: 'our bar; the platform’s is about 1,000',
  },
  memoryMb: { value: 128, unit: 'MB', source: `${DOCS}/durable-objects/platform/limits` },
  socketKb: { value: 4, unit: 'kB', source: 'assumed: a hibernatable socket’s object and tag' },
  changes: { value: 500, unit: 'changes', source: 'assumed: a match with statistics, 120 minutes' },
  matchHours: { value: 2, unit: 'hours', source: 'a match with its break' },
  usdPerMillionRequests: {
    value: 0.15,
    unit: '$',
    source: `${DOCS}/durable-objects/platform/pricing`,
  },
  usdPerMillionGbS: { value: 12.5, unit: '$', source: `${DOCS}/durable-objects/platform/pricing` },
  usdPerMillionRows: { value: 1, unit: '$', source: `${DOCS}/durable-objects/platform/pricing` },
  rowsPerChange: { value: 3, unit: 'rows', source: 'relay-storage.ts: view, history, its oldest' },
  minRetryMs: { value: 400, unit: 'ms', source: 'partysocket.ts: 400 to 1,200' },
  retryGrowth: { value: 1.7, unit: '×', source: 'partysocket.ts' },
  maxRetryMs: { value: 15_000, unit: 'ms', source: 'partysocket.ts' },
} satisfies Record<string, Constant>;

/** The place of each continent's objects and viewers, in degrees, and its assumed share of the viewers. */
export const CONTINENTS = [
  { name: 'EU', share: 0.35, at: [50, 9] },
  { name: 'AS', share: 0.3, at: [19, 73] },
  { name: 'SA', share: 0.13, at: [-24, -47] },
  { name: 'AF', share: 0.12, at: [6, 3] },
  { name: 'NA', share: 0.1, at: [40, -75] },
] as const;

/** Results of `npm run bench -- fanout --tree N` on a machine with two processors. */
export const MEASURED = [
  { sockets: 1_000, rooms: 1, fullFanoutMs: 56.2 },
  { sockets: 4_000, rooms: 1, fullFanoutMs: 176.6 },
  { sockets: 6_000, rooms: 1, fullFanoutMs: 259.6 },
  { sockets: 4_000, rooms: 25, fullFanoutMs: 213.6 },
  { sockets: 6_000, rooms: 25, fullFanoutMs: 279.7 },
] as const;
