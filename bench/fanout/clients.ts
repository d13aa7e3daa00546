import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { Child } from '../../.ci/child.ts';
import type { Order } from './client-process.ts';
import type { SocketTarget } from './socket-client.ts';

const SCRIPT = fileURLToPath(new URL('client-process.ts', import.meta.url));
const CONNECT_TIMEOUT_MS = 90_000;

const collectedSchema = v.object({
  times: v.instance(Float64Array),
  duplicates: v.number(),
  bytes: v.number(),
});
export type Collected = v.InferOutput<typeof collectedSchema>;

/** The clients of one system, in a separate process. */
export class Clients {
  readonly #child: Child;

  constructor(name: string, cleanup: AsyncDisposableStack) {
    this.#child = cleanup.use(
      new Child(process.execPath, [SCRIPT], { name: `${name}: its clients`, ipc: true }),
    );
  }

  async connect(clients: number, target: SocketTarget): Promise<void> {
    await this.#order({ kind: 'connect', clients, target }, CONNECT_TIMEOUT_MS);
  }

  /** Starts a table for `updates` versions from `first` on. */
  async expect(first: number, updates: number): Promise<void> {
    await this.#order({ kind: 'expect', first, updates });
  }

  /** Resolves when the last client has this version, or after `timeout` ms. */
  async completion(version: number, timeout: number): Promise<void> {
    await this.#order({ kind: 'complete', version, timeout });
  }

  async collect(): Promise<Collected> {
    return v.parse(collectedSchema, await this.#order({ kind: 'collect' }));
  }

  #order(order: Order, timeout?: number): Promise<unknown> {
    return this.#child.ask(order, timeout);
  }
}
