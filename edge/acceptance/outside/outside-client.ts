import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// The document's own step says how long a client waits.
// oxlint-disable-next-line tests/still
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { jpeg } from '../../origin/patron/avatar/testing/pictures.ts';
import { differences, type Variables } from './answer-template.ts';
import type { Place, Step } from './document-steps.ts';

const run = promisify(execFile);
/** Longest wait that a 429 may ask for, s: longer ones are answers of the document. */
const MAX_WAIT = 61;
const SHELL = join(import.meta.dirname, 'run-line.sh');

/**
 * Runs the examples of docs/accounts.md as a new user types them into a shell, with no other knowledge of the
 * product. A folder holds its cookies and the picture that it uploads.
 */
export class OutsideClient {
  readonly #folder = mkdtempSync(join(tmpdir(), 'outside-'));
  readonly #variables: Variables;
  /** Names with a value that answers never change. */
  readonly #given: Set<string>;

  constructor({ to, origin }: Place) {
    const name = `ana_${randomInt(1e9)}`;
    this.#variables = new Map([
      ['HOST', to],
      ...(origin === undefined ? [] : [['ORIGIN', origin] as const]),
      // The keeper of the accounts sends the codes.
      ['OUTBOX', `${origin ?? to}/dev/outbox.json`],
      ['EMAIL', `${name}@example.org`],
      ['PHONE', `+55119612${randomInt(10_000, 100_000)}`],
      ['USERNAME', name],
    ]);
    this.#given = new Set(this.#variables.keys());
    writeFileSync(join(this.#folder, 'me.jpg'), jpeg());
  }

  /** Runs a step. Returns where the result differs from the document. */
  async take({ line, answer }: Step): Promise<string[]> {
    const [, assigned] = /^(\w+)=/.exec(line) ?? [];
    if (assigned !== undefined) {
      if (this.#given.has(assigned)) return [];
      this.#variables.set(assigned, await this.#run(line));
      if (!line.includes('=$(')) this.#given.add(assigned);
      return [];
    }
    if (!line.startsWith('curl ')) {
      await this.#run(line);
      return [];
    }
    const { status, body } = await this.#ask(line);
    if (answer === null) return [];
    const wrong = differences(answer.body, body, {
      given: this.#given,
      variables: this.#variables,
    });
    return status === answer.status ? wrong : [`${status} ${JSON.stringify(body)}`, ...wrong];
  }

  /** Deletes its folder. */
  end(): void {
    rmSync(this.#folder, { recursive: true });
  }

  async #ask(line: string): Promise<{ status: number; body: unknown }> {
    const output = await this.#run(line);
    const end = output.lastIndexOf('\n');
    const [status = '', wait = ''] = output.slice(end + 1).split(' ');
    if (status === '429' && wait !== '' && Number(wait) <= MAX_WAIT) {
      await pause(Number(wait) * 1_000);
      return this.#ask(line);
    }
    return { status: Number(status), body: JSON.parse(output.slice(0, end)) };
  }

  async #run(line: string): Promise<string> {
    const env = { ...process.env, ...Object.fromEntries(this.#variables) };
    const { stdout } = await run('bash', [SHELL, line], { cwd: this.#folder, env });
    return stdout;
  }
}
