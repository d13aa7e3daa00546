import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { matchSnapshotSchema, type MatchSnapshot } from '../realtime/protocol/frame.ts';
import {
  ingestResponseSchema,
  type Fixture,
  type IngestResult,
  type MatchUpdate,
} from '../realtime/protocol/ingest.ts';
import { eventDetailSchema } from './contracts/event.ts';
import { ensureBuild } from './local/build.ts';
import { claimPort } from './local/port.ts';
import { PROJECT } from './local/project.ts';

const SECRET = 'whsec_dGhlIHNlY3JldCBvZiB0aGlzIHRlc3Q=';
const MATCHES = ['crash-1', 'crash-2', 'crash-3'];
/** Updates of each match; the server is killed twice on the way. */
const UPDATES = 120;

let state: string;
let port: number;
let product: ChildProcess | undefined;

beforeAll(async () => {
  await ensureBuild(() => {});
  state = await mkdtemp(join(tmpdir(), 'local-'));
  port = (await claimPort(0)) ?? 0;
});

afterAll(async () => {
  await stop('SIGTERM');
  await rm(state, { recursive: true, force: true });
});

async function start(): Promise<void> {
  const child = spawn(
    process.execPath,
    ['edge/local.ts', '--no-build', '--feed', 'none', '--port', `${port}`, '--state', state],
    {
      cwd: PROJECT,
      // A group of its own, so that a kill can take all its processes.
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, INGEST_SECRET: SECRET },
    },
  );
  product = child;
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes(`http://localhost:${port}`)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`It ended with ${String(code)}`)));
  });
}

/** Ends the product; `group` takes the Worker's own process with it. */
async function stop(signal: 'SIGKILL' | 'SIGTERM', { group = false } = {}): Promise<void> {
  const child = product;
  product = undefined;
  if (child?.pid === undefined || child.exitCode !== null) return;
  const exited = once(child, 'exit');
  process.kill(group ? -child.pid : child.pid, signal);
  await exited;
}

async function send(updates: MatchUpdate[]): Promise<IngestResult[] | 'not-acknowledged'> {
  const body = JSON.stringify({ source: 'crash', updates });
  const id = `msg_${crypto.randomUUID()}`;
  const now = new Date();
  try {
    const response = await fetch(`http://localhost:${port}/ingest/v1/updates`, {
      method: 'POST',
      body,
      headers: {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
        'webhook-signature': new Webhook(SECRET).sign(id, now, body),
      },
    });
    const text = await response.text();
    if (response.status !== 200) return 'not-acknowledged';
    return v.parse(ingestResponseSchema, JSON.parse(text)).results;
  } catch {
    return 'not-acknowledged';
  }
}

const kickOff = Date.now() - 60_000;
const fixture: Fixture = {
  sportId: 2,
  league: { id: 'crash-league', name: 'Crash League' },
  home: { id: 'crash-home', name: 'Home Hoops', shortName: 'HOM' },
  away: { id: 'crash-away', name: 'Away Hoops', shortName: 'AWA' },
  startTime: kickOff,
};

/** Every update changes something, so the room's version counts how many were applied. */
function updateOf(matchId: string, sequence: number): MatchUpdate {
  const update = { matchId, sequence, occurredAt: kickOff + sequence };
  if (sequence === 1) return { ...update, fixture };
  if (sequence === 2) return { ...update, status: 'Live', matchStatus: 'Q1' };
  return { ...update, score: { home: sequence - 2, away: 0 } };
}

async function snapshotOf(matchId: string): Promise<MatchSnapshot> {
  const response = await fetch(`http://localhost:${port}/parties/match/${matchId}`);
  return v.parse(matchSnapshotSchema, await response.json());
}

it('loses nothing that it acknowledged and applies nothing twice when it is killed', async () => {
  await start();
  const acknowledged = new Map<string, number>();
  const progress = () => Math.min(...MATCHES.map((id) => acknowledged.get(id) ?? 0));

  const feedMatch = async (matchId: string) => {
    for (let sequence = 1; sequence <= UPDATES;) {
      // The one before goes along: every request repeats something.
      const updates = [sequence - 1, sequence]
        .filter((number) => number > 0)
        .map((number) => updateOf(matchId, number));
      const results = await send(updates);
      if (results === 'not-acknowledged') {
        await sleep(50);
        continue;
      }
      acknowledged.set(matchId, sequence);
      sequence += 1;
    }
  };
  const disturb = async () => {
    // The first kill leaves the Worker's own process behind, the second nothing.
    for (const [share, group] of [
      [0.3, false],
      [0.6, true],
    ] as const) {
      while (progress() < UPDATES * share) await sleep(5);
      await stop('SIGKILL', { group });
      const before = new Map(acknowledged);
      await start();
      for (const [matchId, version] of before)
        expect((await snapshotOf(matchId)).version).toBeGreaterThanOrEqual(version);
    }
  };
  const disturbed = disturb();
  await Promise.all(MATCHES.map(feedMatch));
  await disturbed;

  for (const matchId of MATCHES) {
    const { version, state: room } = await snapshotOf(matchId);
    expect(version).toBe(UPDATES);
    expect(room.score).toEqual({ home: UPDATES - 2, away: 0 });
  }
});

it('brings the database up to the rooms at the next start', async () => {
  await stop('SIGKILL', { group: true });
  await start();
  for (const matchId of MATCHES) {
    const response = await fetch(`http://localhost:${port}/api/media/v1/events/${matchId}`);
    const { data } = v.parse(v.object({ data: eventDetailSchema }), await response.json());
    expect(data.event.eventScore).toEqual({ home: UPDATES - 2, away: 0 });
  }
});

it('opens the socket of a room, which begins with a snapshot', async () => {
  const socket = new WebSocket(`ws://localhost:${port}/parties/match/crash-1`);
  const frame = await new Promise<unknown>((resolve, reject) => {
    socket.addEventListener('message', ({ data }) => resolve(JSON.parse(String(data))));
    socket.addEventListener('error', () => reject(new Error('The socket failed')));
  });
  socket.close();
  expect(v.parse(matchSnapshotSchema, frame).version).toBe(UPDATES);
});

it('serves pages and assets as they are deployed', async () => {
  const page = await fetch(`http://localhost:${port}/`);
  const html = await page.text();
  expect(page.status).toBe(200);
  const [, asset] = /"(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
  const script = await fetch(`http://localhost:${port}${asset ?? '/none'}`);
  await script.text();
  expect(script.status).toBe(200);
  expect(script.headers.get('content-type')).toMatch(/javascript/);
  expect(script.headers.get('cache-control')).toContain('immutable');
});
