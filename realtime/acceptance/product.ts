import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { createSigner } from '../feeds/signature.ts';
import { matchSnapshotSchema, type MatchSnapshot } from '../protocol/frame.ts';
import { ingestResponseSchema, type IngestResult, type MatchUpdate } from '../protocol/ingest.ts';

export const SECRET = 'whsec_dGhlIGFjY2VwdGFuY2UgdHJpYWxzIHNpZ24gd2l0aCB0aGlz';
const sign = createSigner(SECRET);

/** The product as an operator starts it, without a feed. Its state outlives each run. */
export class Product {
  readonly state = mkdtempSync(join(tmpdir(), 'acceptance-'));
  /** The port that the system chose at the first start. */
  #port = 0;
  #child: ChildProcess | undefined;
  #exited: Promise<unknown> | undefined;

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Resolves when it has printed its URL. A restart finds its state, and has the same URL. */
  async start(): Promise<void> {
    const child = spawn(
      process.execPath,
      ['edge/local.ts', '--feed', 'none', '--port', String(this.#port), '--state', this.state],
      {
        // Its own process group, so that a signal can reach workerd as well.
        detached: true,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, INGEST_SECRET: SECRET },
      },
    );
    this.#child = child;
    this.#exited = once(child, 'exit');
    this.#port = await new Promise<number>((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const [, port] = /^http:\/\/localhost:(\d+)$/.exec(line) ?? [];
        if (port !== undefined) resolve(Number(port));
      });
      child.once('exit', (code) => reject(new Error(`the product ended with ${String(code)}`)));
    });
  }

  /** Ends its process, or the Worker's too, as a terminal's Ctrl-C does; resolves after its exit. */
  async end(signal: NodeJS.Signals, reach: 'process' | 'group' = 'process'): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child?.pid === undefined || child.exitCode !== null) return;
    process.kill(reach === 'group' ? -child.pid : child.pid, signal);
    await this.#exited;
  }

  /** Ends it and deletes its state. */
  async stop(): Promise<void> {
    await this.end('SIGKILL', 'group');
    rmSync(this.state, { recursive: true, force: true });
  }

  /** Sends content as a feed does, signed. */
  async post(path: string, content: object): Promise<{ status: number; body: unknown }> {
    const body = JSON.stringify({ source: 'acceptance', ...content });
    const headers = sign(`msg_${crypto.randomUUID()}`, Date.now(), body);
    const response = await fetch(this.url + path, { method: 'POST', body, headers });
    return { status: response.status, body: await response.json() };
  }

  /** Sends updates; any failure counts as not acknowledged. */
  async send(updates: MatchUpdate[]): Promise<IngestResult[] | 'not-acknowledged'> {
    try {
      const { status, body } = await this.post('/ingest/v1/updates', { updates });
      if (status !== 200) return 'not-acknowledged';
      return v.parse(ingestResponseSchema, body).results;
    } catch {
      return 'not-acknowledged';
    }
  }

  /** Returns the data of an answer of the media API. */
  async ask<const Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>> {
    const response = await fetch(`${this.url}/api/media/v1/${path}`);
    const { data } = v.parse(v.object({ data: v.unknown() }), await response.json());
    return v.parse(schema, data);
  }

  /** Returns a match's snapshot. */
  async snapshot(matchId: string): Promise<MatchSnapshot> {
    const response = await fetch(`${this.url}/parties/match/${matchId}`);
    return v.parse(matchSnapshotSchema, await response.json());
  }
}

export interface CommandResult {
  code: number | null;
  /** stdout, parsed JSON line by line. */
  lines: unknown[];
}

/** Runs the feed CLI as a user does. */
export async function feed(...args: string[]): Promise<CommandResult> {
  const child = spawn('node', ['realtime/feeds/cli.ts', ...args, '--secret', SECRET], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: unknown[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(JSON.parse(line)));
  const [code] = await once(child, 'close');
  return { code: typeof code === 'number' ? code : null, lines };
}
