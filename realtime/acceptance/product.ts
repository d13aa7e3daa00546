import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../testing/free-port.ts';

export const SECRET = 'whsec_dGhlIGFjY2VwdGFuY2UgdHJpYWxzIHNpZ24gd2l0aCB0aGlz';

/** The product as an operator starts it, without a feed, with its own state. */
export class Product {
  readonly state = mkdtempSync(join(tmpdir(), 'acceptance-'));
  readonly port: number;
  #child: ChildProcess | undefined;

  private constructor(port: number) {
    this.port = port;
  }

  static async create(): Promise<Product> {
    return new Product(await freePort());
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Resolves when it has printed its URL. A restart finds its state. */
  async start(): Promise<void> {
    const child = spawn(
      'node',
      ['edge/local.ts', '--feed', 'none', '--port', String(this.port), '--state', this.state],
      {
        // Its own process group: `kill` must reach workerd as well.
        detached: true,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, INGEST_SECRET: SECRET },
      },
    );
    this.#child = child;
    const lines = createInterface({ input: child.stdout });
    await new Promise<void>((resolve, reject) => {
      lines.on('line', (line) => {
        if (line.includes(this.url)) resolve();
      });
      child.once('exit', (code) => reject(new Error(`the product ended with ${String(code)}`)));
    });
  }

  /** `kill -9` for all its processes: no close, no flush. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child?.pid === undefined || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await exited;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.state, { recursive: true, force: true });
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
