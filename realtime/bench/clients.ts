import { EventEmitter } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { Child } from './child.ts';
import type { Cleanup } from './cleanup.ts';
import { noticeSchema, type Notice, type Order } from './client-messages.ts';
import type { SocketTarget } from './socket-client.ts';

const SCRIPT = fileURLToPath(new URL('client-process.ts', import.meta.url));
const CONNECT_TIMEOUT_MS = 90_000;
const ANSWER_TIMEOUT_MS = 30_000;

export type Collected = Extract<Notice, { kind: 'collected' }>;

/** The clients of one system, in a separate process. */
export class Clients {
  readonly #child: Child;
  readonly #notices = new EventEmitter();
  #fault: Error | undefined;

  constructor(name: string, cleanup: Cleanup) {
    this.#child = new Child(process.execPath, [SCRIPT], {
      name: `${name}: its clients`,
      cleanup,
      ipc: true,
    });
    this.#child.onMessage((message) => {
      const notice = v.parse(noticeSchema, message);
      // Each closed socket is reported; the first report suffices.
      if (notice.kind === 'failed') this.#fault ??= new Error(`${name}: ${notice.message}`);
      this.#notices.emit('notice', notice);
    });
  }

  async connect(clients: number, target: SocketTarget): Promise<void> {
    this.#order({ kind: 'connect', clients, target });
    await this.#answer('connected', CONNECT_TIMEOUT_MS);
  }

  /** Starts a table for `updates` versions from `first` on. */
  async expect(first: number, updates: number): Promise<void> {
    this.#order({ kind: 'expect', first, updates });
    await this.#answer('expecting', ANSWER_TIMEOUT_MS);
  }

  /** Resolves when the last client has this version, or after `timeout` ms. Call before sending. */
  completion(version: number, timeout: number): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#notices.off('notice', onNotice);
        resolve();
      };
      const onNotice = (notice: Notice): void => {
        if (notice.kind === 'complete' && notice.version === version) end();
      };
      const timer = setTimeout(end, timeout);
      this.#notices.on('notice', onNotice);
    });
  }

  async collect(): Promise<Collected> {
    this.#order({ kind: 'collect' });
    const notice = await this.#answer('collected', ANSWER_TIMEOUT_MS);
    if (notice.kind !== 'collected') throw new Error(`not an answer: ${notice.kind}`);
    return notice;
  }

  #order(order: Order): void {
    if (this.#fault) throw this.#fault;
    this.#child.send(order);
  }

  async #answer(kind: Notice['kind'], timeout: number): Promise<Notice> {
    let onNotice: ((notice: Notice) => void) | undefined;
    try {
      return await this.#child.until<Notice>(timeout, (resolve, reject) => {
        onNotice = (notice) => {
          if (notice.kind === kind) resolve(notice);
          else if (this.#fault) reject(this.#fault);
        };
        this.#notices.on('notice', onNotice);
      });
    } finally {
      if (onNotice) this.#notices.off('notice', onNotice);
    }
  }
}
