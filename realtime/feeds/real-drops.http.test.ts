import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import type { MatchUpdate } from '../protocol/ingest.ts';
import { sendUpdates } from './sender.ts';
import { createSigner } from './signature.ts';
import { createSignedClient } from './signed-client.ts';
import { followSport } from './sportradar/follow-sport.ts';
import { goal, live, MATCH, pushed } from './sportradar/testing/messages.ts';
import { StandIn } from './sportradar/testing/stand-in.ts';
import { DEFAULT_TIMING } from './sportradar/timing.ts';
import { fixturePath } from './testing/fixture-path.ts';
import { SECRET, StandInIngest, type Mood } from './testing/stand-in-ingest.ts';

/*
 * Real connections that end and break. The tests of each part go through all faults on a clock of their own,
 * without sockets.
 */
const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function ingestWith(moods: Mood[]): Promise<{ ingest: StandInIngest; to: string }> {
  const ingest = new StandInIngest(moods);
  const to = await ingest.listen();
  cleanups.push(() => ingest.close());
  return { ingest, to };
}

test.each([{ broken: false }, { broken: true }])(
  'goals scored while a real stream is down are loaded by REST (broken off: $broken)',
  async (how) => {
    const service = new StandIn();
    await service.start();
    const end = new AbortController();
    const updates: MatchUpdate[] = [];
    const goals = () => updates.flatMap(({ incidents = [] }) => incidents).map(({ id }) => id);
    const [first, second] = [goal(1, Date.now(), 1, 0), goal(2, Date.now(), 2, 0)];
    service.matches.set(MATCH, { status: live(0, 0), timeline: [] });
    const filters = { competitions: [], seasons: [], sportEvents: [] };
    const following = followSport(
      { sport: 'football', push: `${service.url}/subscribe`, rest: service.url },
      {
        config: { apiKey: 'a-key', language: 'en', filters },
        timing: DEFAULT_TIMING,
        signal: end.signal,
        emit: (update) => updates.push(update),
        beat: () => {},
        log: () => {},
      },
    );
    cleanups.push(async () => {
      end.abort();
      await following;
      await service.stop();
    });
    await expect.poll(() => service.opened).toBe(1);
    service.send(pushed(first, live(1, 0)));
    await expect.poll(goals).toEqual(['1']);
    service.matches.set(MATCH, { status: live(2, 0), timeline: [first, second] });
    service.drop(how);
    await expect.poll(goals).toEqual(['1', '2']);
    expect(service.opened).toBe(2);
  },
);

test('updates survive a connection that breaks before and after the server takes them', async () => {
  const { ingest, to } = await ingestWith([{ kind: 'drop-before' }, { kind: 'drop-after' }]);
  const { signal } = new AbortController();
  const client = createSignedClient({ to, sign: createSigner(SECRET), signal });
  async function* updates(): AsyncGenerator<MatchUpdate> {
    for (const sequence of [1, 2, 3]) yield { matchId: 'one', sequence, occurredAt: sequence };
  }
  const { counts } = await sendUpdates(updates(), { client, source: 'test', signal });
  expect(ingest.taken.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  expect(counts).toMatchObject({ sent: 3, unacknowledged: 0, rejected: 0 });
  expect(counts.applied + counts.duplicate).toBe(3);
  expect(counts.duplicate).toBeGreaterThan(0);
});

test('a process whose server refuses it ends with exit code 1, the address and advice', async () => {
  const body = JSON.stringify({ message: 'The webhook signature is wrong.' });
  const { to } = await ingestWith([{ kind: 'answer', status: 401, body }]);
  const cup = ['--format', 'openfootball', '--file', fixturePath('2031.lantern-cup.json')];
  const cli = new URL('./cli.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [cli, 'import', ...cup, '--to', to], {
    env: { ...process.env, INGEST_SECRET: SECRET },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect(said).toContain(`Gave up: ${to} refused it: 401 The webhook signature is wrong.`);
  expect(said).toContain('--secret');
  expect(code).toBe(1);
});
