import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Webhook } from 'standardwebhooks';
import * as v from 'valibot';
import { matchSnapshotSchema, type MatchSnapshot } from '../../realtime/protocol/frame.ts';
import {
  ingestResponseSchema,
  type IngestResult,
  type MatchUpdate,
} from '../../realtime/protocol/ingest.ts';
import { claimPort } from '../local/port.ts';
import { PROJECT } from '../local/project.ts';

const SECRET = 'whsec_dGhlIHNlY3JldCBvZiB0aGlzIHRlc3Q=';

export interface StopOptions {
  /** Signals the Worker's own process too, as a terminal's Ctrl-C does. */
  group?: boolean;
}

/** `npm start` without a feed, with state that outlives each run. */
export class ProductProcess {
  readonly state: string;
  readonly #port: number;
  #child: ChildProcess | undefined;
  #exited: Promise<unknown> | undefined;

  private constructor(state: string, port: number) {
    this.state = state;
    this.#port = port;
  }

  static async create(): Promise<ProductProcess> {
    const state = await mkdtemp(join(tmpdir(), 'local-'));
    return new ProductProcess(state, await claimPort(0));
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Resolves when it has printed its address. A restart finds its state. */
  async start(): Promise<void> {
    const port = String(this.#port);
    const child = spawn(
      process.execPath,
      ['edge/local.ts', '--no-build', '--feed', 'none', '--port', port, '--state', this.state],
      {
        cwd: PROJECT,
        // A separate group, so that a signal can reach all its processes.
        detached: true,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, INGEST_SECRET: SECRET },
      },
    );
    this.#child = child;
    this.#exited = once(child, 'exit');
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.includes(this.url)) resolve();
      });
      child.once('exit', (code) => reject(new Error(`It ended with ${String(code)}`)));
    });
  }

  /** Ends it; resolves after its exit. */
  async stop(signal: NodeJS.Signals, { group = false }: StopOptions = {}): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child?.pid === undefined || child.exitCode !== null) return;
    process.kill(group ? -child.pid : child.pid, signal);
    await this.#exited;
  }

  /** Ends it and deletes its state. */
  async remove(): Promise<void> {
    await this.stop('SIGTERM');
    await rm(this.state, { recursive: true, force: true });
  }

  /** Sends signed updates; any failure counts as not acknowledged. */
  async send(updates: MatchUpdate[]): Promise<IngestResult[] | 'not-acknowledged'> {
    const body = JSON.stringify({ source: 'crash', updates });
    const id = `msg_${crypto.randomUUID()}`;
    const now = new Date();
    try {
      const response = await fetch(`${this.url}/ingest/v1/updates`, {
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

  /** Returns a match's snapshot. */
  async snapshot(matchId: string): Promise<MatchSnapshot> {
    const response = await fetch(`${this.url}/parties/match/${matchId}`);
    return v.parse(matchSnapshotSchema, await response.json());
  }
}
