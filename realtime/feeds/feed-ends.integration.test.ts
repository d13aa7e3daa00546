import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LigaStandIn } from './openligadb/testing/stand-in.ts';
import { goal, live, MATCH } from './sportradar/testing/messages.ts';
import { StandIn } from './sportradar/testing/stand-in.ts';
import { fixturePath } from './testing/fixture-path.ts';
import { SECRET, StandInIngest, type Mood } from './testing/stand-in-ingest.ts';
import { temporaryFile } from '../testing/temporary-folder.ts';

const CLI = new URL('./cli.ts', import.meta.url).pathname;
const CUP = fixturePath('2031.lantern-cup.json');
const LIGA = ['openligadb', '--league', 'kl1', '--season', '2031', '--interval', '5'];
const LIGA_FILE = new URL('./openligadb/testing/matchday-kl1-2031-12.latin1', import.meta.url);

let config: string;
let service: StandIn;
let liga: LigaStandIn;
let ligaUrl: string;
let ingest: StandInIngest;

beforeEach(async () => {
  service = new StandIn();
  await service.start();
  service.matches.set(MATCH, { status: live(1, 0), timeline: [goal(1, Date.now(), 1, 0)] });
  liga = new LigaStandIn();
  liga.matches = new Uint8Array(await readFile(LIGA_FILE));
  ligaUrl = await liga.listen();
  const sport = { sport: 'football', push: `${service.url}/subscribe`, rest: service.url };
  const settings = { apiKeyVariable: 'SOCCER_KEY', sports: [sport] };
  config = await temporaryFile('config.json', JSON.stringify(settings));
});

afterEach(async () => {
  await service.stop();
  await liga.close();
  await ingest.close();
});

/** Commands that send all in one request. */
const AT_ONCE = new Set(['import', 'seed', 'openligadb']);

/** Each still has much to send when its server fails. */
const COMMANDS: readonly { command: string; args: () => string[] }[] = [
  { command: 'simulate', args: () => ['simulate', '--matches', '10'] },
  {
    command: 'replay',
    args: () => ['replay', '--format', 'openfootball', '--file', CUP, '--speed', '200'],
  },
  { command: 'import', args: () => ['import', '--format', 'openfootball', '--file', CUP] },
  { command: 'seed', args: () => ['seed', '--days', '1'] },
  { command: 'sportradar', args: () => ['sportradar', '--config', config, '--no-forever'] },
  { command: 'openligadb', args: () => [...LIGA, '--url', ligaUrl, '--no-forever'] },
];

async function run(moods: Mood[], args: string[]) {
  ingest = new StandInIngest(moods);
  const to = await ingest.listen();
  const child = spawn(process.execPath, [CLI, ...args, '--to', to], {
    env: { ...process.env, INGEST_SECRET: SECRET, SOCCER_KEY: 'a-key' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  return {
    to,
    ended: async () => {
      const [code] = await once(child, 'close');
      return { code, stderr };
    },
  };
}

test.each(COMMANDS)(
  'a refusal ends $command with exit code 1, the address and advice',
  async ({ args }) => {
    const body = JSON.stringify({ message: 'The webhook signature is wrong.' });
    const refusals = Array.from({ length: 50 }, (): Mood => ({
      kind: 'answer',
      status: 401,
      body,
    }));
    const { to, ended } = await run(refusals, args());
    const { code, stderr } = await ended();
    expect(code).toBe(1);
    expect(stderr).toContain(`Gave up: ${to} refused it: 401 The webhook signature is wrong.`);
    expect(stderr).toContain('--secret');
  },
);

test.each(COMMANDS)(
  'a server that dies during $command ends it with exit code 1 after the last retry',
  async ({ command, args }) => {
    // The first answer starts them; then the server drops all requests.
    const taken: Mood[] = AT_ONCE.has(command) ? [] : [{ kind: 'take' }];
    const gone = Array.from({ length: 50 }, (): Mood => ({ kind: 'drop-before' }));
    const flags = args().filter((argument) => argument !== '--no-forever');
    const { to, ended } = await run([...taken, ...gone], [...flags, '--retry-for', '0.5']);
    if (command === 'sportradar')
      service.matches.set(MATCH, { status: live(2, 0), timeline: [goal(2, Date.now(), 2, 0)] });
    const changes = setInterval(() => service.drop(), 300);
    const { code, stderr } = await ended();
    clearInterval(changes);
    expect(code).toBe(1);
    expect(stderr).toContain(`Gave up: ${to} did not take it: `);
    expect(stderr).toContain('See that the server runs there');
  },
);

test('with --forever a replay logs and retries refusals and dropped connections', async () => {
  const moods: Mood[] = [
    { kind: 'answer', status: 401 },
    { kind: 'drop-before' },
    { kind: 'answer', status: 404 },
  ];
  const args = ['replay', '--format', 'openfootball', '--file', CUP, '--speed', 'max'];
  const { to, ended } = await run(moods, [...args, '--forever']);
  const { code, stderr } = await ended();
  expect(stderr).toContain(`${to} refused it: 401 as reported Give the server's own secret`);
  expect(stderr).toMatch(/Trying again in \d\.\d s\./);
  expect(code).toBe(0);
});
