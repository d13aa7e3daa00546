import { Agent } from 'node:http';
import { MAX_ADDRESS } from '../edge/contracts/call-address.ts';
import { COOKIE_LIMITS, HEADER_LIMITS } from '../edge/request-limits.ts';
import { ADDRESS_PLACES, hostileTexts } from '../edge/testing/hostile-texts.ts';
import { count, defineBenchmark } from './benchmark.ts';
import { startProduct } from './product.ts';
import { timedRequest } from './timed-request.ts';

/** Characters of a text: servers take headers of this size. */
const LENGTH = 16_000;
/** Longest path and query of an address that the server reads: an origin has some 25 characters here. */
const READ_LENGTH = MAX_ADDRESS - 100;
/** Limit of what the slowest text adds to the same request with a short one, ms. */
const LIMIT_MS = 5;
/** Headers that are part of the connection: the request would never arrive. */
const OF_CONNECTION = /^(?:connection|content-length|sec-websocket-.*|transfer-encoding|upgrade)$/;
const READ = '/api/media/v1/sports';

interface Sent {
  path: string;
  headers?: Record<string, string>;
}

interface Place {
  name: string;
  /** Returns the request that has the text in this place. */
  requestOf: (text: string) => Sent;
}

const PLACES: readonly Place[] = [
  ...[...HEADER_LIMITS.keys()]
    .filter((name) => !OF_CONNECTION.test(name))
    .map((name) => ({
      name: `header ${name}`,
      requestOf: (text: string) => ({ path: READ, headers: { [name]: text } }),
    })),
  ...[...COOKIE_LIMITS.keys()].map((name) => ({
    name: `cookie ${name}`,
    requestOf: (text: string) => ({ path: READ, headers: { cookie: `${name}=${text}` } }),
  })),
  ...ADDRESS_PLACES.flatMap((place) => [
    {
      name: `refused address ${place}`,
      requestOf: (text: string) => ({ path: place + encodeURIComponent(text) }),
    },
    {
      name: `longest address ${place}`,
      requestOf: (text: string) => ({
        path: (place + encodeURIComponent(text)).slice(0, READ_LENGTH).replace(/%.?$/, ''),
      }),
    },
  ]),
];

export const benchmark = defineBenchmark({
  description: `How much longer a request takes with a text of each of twenty shapes in one header,
cookie or address (${LENGTH} characters, or as many as an address may have) than the same request with
one letter there. Of a request that seems slow, the least of some repetitions counts.`,
  options: { repetitions: count(20, 'repetitions of a request that seems slow') },
  async run({ repetitions }, cleanup) {
    const { url } = await startProduct(cleanup, {});
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    cleanup.defer(() => agent.destroy());
    // Repeats a request that seems slow: other work on the machine delays some, a slow reader all.
    const leastMs = async ({ path, headers = {} }: Sent, enoughMs = 0) => {
      let least = Number.POSITIVE_INFINITY;
      for (let at = 0; at < repetitions && least > enoughMs; at += 1) {
        const { sentAt, answeredAt } = await timedRequest(new URL(path, url), { agent, headers });
        least = Math.min(least, answeredAt - sentAt);
      }
      return least;
    };
    const places: { place: string; shortMs: number; slowestMs: number; slowest: Sent }[] = [];
    for (const { name, requestOf } of PLACES) {
      const shortMs = await leastMs(requestOf('x'));
      let slowest = { ms: 0, sent: requestOf('x') };
      for (const sent of hostileTexts(LENGTH).map(requestOf)) {
        const ms = await leastMs(sent, shortMs + LIMIT_MS / 2);
        if (ms > slowest.ms) slowest = { ms, sent };
      }
      places.push({ place: name, shortMs, slowestMs: slowest.ms, slowest: slowest.sent });
    }
    const rows: { place: string; shortMs: number; slowestMs: number; moreMs: number }[] = [];
    for (const { place, shortMs, slowest, ...first } of places) {
      // Once more, later: other work may have delayed all repetitions.
      const slowestMs = Math.min(first.slowestMs, await leastMs(slowest, shortMs));
      rows.push({ place, shortMs, slowestMs, moreMs: slowestMs - shortMs });
    }
    rows.sort((a, b) => b.moreMs - a.moreMs);
    return {
      title: `${PLACES.length} places, twenty texts each; the slowest ten`,
      rows: rows.slice(0, 10),
      bars: [
        {
          figure: 'slowest text, ms more than a short one',
          value: rows[0]?.moreMs ?? null,
          limit: LIMIT_MS,
        },
      ],
    };
  },
});
