import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { beforeAll, expect, it, vi } from 'vitest';
import { fixture, newMatchId } from '../testing/football.ts';
import { signed } from '../testing/signed.ts';
import type { Product } from './product.ts';
import type { Recorder } from './recorder.ts';

const readinessSchema = v.object({ failing: v.array(v.string()) });

/** The product looks at its parts every few seconds. */
const SOON = { timeout: 30_000, interval: 500 };

/** A product whose media API is the recorder. No test before has asked whether it is ready, or sent updates. */
interface HealthSite {
  product: Product;
  recorder: Recorder;
}

export function healthCases(site: () => HealthSite): void {
  let recorder: Recorder;
  let product: Product;
  let authorization: string;

  beforeAll(async () => {
    ({ recorder, product } = site());
    recorder.answerWith((_call, response) => void response.writeHead(404).end());
    const token = await readFile(join(product.state, 'metrics-token'), 'utf8');
    authorization = `Bearer ${token.trim()}`;
  });

  async function ready() {
    const answer = await fetch(`${product.url}/readyz`);
    const { failing } = v.parse(readinessSchema, await answer.json());
    return { status: answer.status, failing };
  }

  /** Returns a series' value. */
  async function metric(series: string): Promise<number> {
    const answer = await fetch(`${product.url}/metrics`, { headers: { authorization } });
    const lines = (await answer.text()).split('\n');
    const line = lines.find((one) => one.startsWith(`${series} `));
    return Number(line?.slice(series.length) ?? Number.NaN);
  }

  it('names an upstream that stops, then the database, and is ready again after each', async () => {
    await vi.waitFor(async () => expect(await ready()).toEqual({ status: 200, failing: [] }), SOON);

    recorder.answerWith((_call, response) => void response.writeHead(503).end());
    const upstream = { status: 503, failing: ['upstream:media'] };
    await vi.waitFor(async () => expect(await ready()).toEqual(upstream), SOON);
    expect(await metric('ready_check{check="upstream:media"}')).toBe(0);
    recorder.answerWith((_call, response) => void response.writeHead(404).end());
    await vi.waitFor(async () => expect((await ready()).failing).toEqual([]), SOON);

    const database = await product.database();
    await database.prepare('ALTER TABLE matches RENAME TO matches_away').all();
    await vi.waitFor(async () => expect((await ready()).failing).toEqual(['database']), SOON);
    expect(await metric('ready_check{check="database"}')).toBe(0);
    await database.prepare('ALTER TABLE matches_away RENAME TO matches').all();
    await vi.waitFor(async () => expect((await ready()).failing).toEqual([]), SOON);
  });

  it('counts what the built product does, in the isolates of requests and of rooms', async () => {
    const matchId = newMatchId();
    const socket = new WebSocket(`${product.url.replace('http', 'ws')}/parties/sport/football`);
    const frames: unknown[] = [];
    socket.addEventListener('message', ({ data }) => void frames.push(data));
    await vi.waitFor(() => expect(frames).toHaveLength(1), SOON);
    const updates = [{ matchId, sequence: 1, occurredAt: Date.now(), fixture: fixture() }];
    const { secret, url } = product;
    const content = { source: 'trial', updates };
    expect((await fetch(signed(`${url}/ingest/v1/updates`, content, { secret }))).status).toBe(200);
    await vi.waitFor(async () => {
      expect(await metric('ingest_updates_total{outcome="applied"}')).toBe(1);
      expect(await metric('room_sockets{kind="sport"}')).toBe(1);
      expect(await metric('feed_last_word_timestamp_seconds{source="trial"}')).toBeGreaterThan(0);
      expect(await metric('database_queries_total{outcome="answered"}')).toBeGreaterThan(0);
      expect(await metric('http_requests_total{class="rooms",status="101"}')).toBe(1);
    }, SOON);
    socket.close();
  });
}
