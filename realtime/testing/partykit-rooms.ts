import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Webhook } from 'standardwebhooks';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import type { Harness } from '../hosts/conformance/harness.ts';
import { createTestSocket, type TestSocket } from '../hosts/conformance/test-socket.ts';
import { matchPath } from '../hosts/conformance/viewer.ts';
import { ingestResponseSchema, type MatchUpdate } from '../protocol/ingest.ts';

const SECRET = `whsec_${Buffer.from('a secret of these tests alone').toString('base64')}`;
const PROJECT = path.resolve(import.meta.dirname, '../..');
const PARTYKIT = path.join(PROJECT, 'node_modules/partykit/dist/bin.mjs');

/** Copies the project: `partykit dev` restarts whenever a source changes. */
async function copyProject(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'rooms-'));
  const realtime = ['protocol', 'sports', 'rooms', 'hosts'].map((part) => `realtime/${part}`);
  const parts = ['clients/live/src', ...realtime];
  for (const part of ['partykit.json', ...parts])
    await cp(path.join(PROJECT, part), path.join(directory, part), { recursive: true });
  await symlink(path.join(PROJECT, 'node_modules'), path.join(directory, 'node_modules'));
  return directory;
}

/** Runs `partykit dev` in a separate process group, which can be killed and restarted. */
export class PartyKitRooms implements Harness {
  /** Eviction kills the server: sockets drop and clients reconnect. */
  readonly socketsSurviveEviction = false;
  readonly #directory: string;
  /** The port that the system chose at the first start. */
  #port = 0;
  #server: ChildProcess | undefined;

  private constructor(directory: string) {
    this.#directory = directory;
  }

  static async start(): Promise<PartyKitRooms> {
    const rooms = new PartyKitRooms(await copyProject());
    await rooms.#start();
    return rooms;
  }

  async ingest(matchId: string, updates: MatchUpdate[]) {
    const body = JSON.stringify({ source: 'conformance', updates });
    const { status, json } = await this.post(matchPath(matchId), body, this.sign(body));
    if (status !== 200) throw new Error(`Ingest answered ${status}`);
    return v.parse(ingestResponseSchema, json).results;
  }

  async connect(to: string, query: Record<string, string> = {}, headers = {}): Promise<TestSocket> {
    const url = `ws://127.0.0.1:${this.#port}${to}?${new URLSearchParams(query)}`;
    const wire = new WebSocket(url, { headers });
    const events = createTestSocket({ send: (text) => wire.send(text), close: () => wire.close() });
    wire.on('message', (data) => events.message(String(data)));
    wire.on('close', (code) => events.close(code));
    wire.on('error', () => {});
    await new Promise<void>((resolve, reject) => {
      wire.once('open', resolve);
      wire.once('error', reject);
    });
    return events.socket;
  }

  async get(from: string) {
    const response = await fetch(this.#url(from));
    const cacheControl = response.headers.get('cache-control');
    return { status: response.status, cacheControl, body: await response.json() };
  }

  async post(to: string, body: string, headers: Record<string, string>) {
    const response = await fetch(this.#url(to), { method: 'POST', body, headers });
    const json: unknown = await response.json();
    return { status: response.status, json };
  }

  sign(body: string): Record<string, string> {
    const id = crypto.randomUUID();
    const now = new Date();
    return {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': new Webhook(SECRET).sign(id, now, body),
    };
  }

  async evict(): Promise<void> {
    await this.#kill();
    await this.#start();
  }

  async stop(): Promise<void> {
    await this.#kill();
    await rm(this.#directory, { recursive: true, force: true });
  }

  async #kill(): Promise<void> {
    const server = this.#server;
    if (!server?.pid || server.exitCode !== null) return;
    const exited = once(server, 'exit');
    // Kills the whole group: partykit runs workerd as a child.
    process.kill(-server.pid, 'SIGKILL');
    await exited;
  }

  async #start(): Promise<void> {
    const options = ['--disable-request-cf-fetch', '--no-hotkeys', '--persist', 'state'];
    const server = spawn(
      process.execPath,
      [PARTYKIT, 'dev', '--port', `${this.#port}`, ...options, '--var', `INGEST_SECRET=${SECRET}`],
      {
        cwd: this.#directory,
        detached: true,
        stdio: ['ignore', 'pipe', 'ignore'],
        env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
      },
    );
    this.#server = server;
    this.#port = await new Promise<number>((resolve, reject) => {
      createInterface({ input: server.stdout }).on('line', (line) => {
        const [, port] = /Ready on http:\S+?:(\d+)/.exec(line) ?? [];
        if (port !== undefined) resolve(Number(port));
      });
      server.once('exit', (code) => reject(new Error(`partykit dev ended with ${String(code)}`)));
    });
  }

  get origin(): string {
    return this.#url('');
  }

  #url(to: string): string {
    return `http://127.0.0.1:${this.#port}${to}`;
  }
}
