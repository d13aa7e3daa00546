import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../../../realtime/hosts/log.ts';
import { ALL_SPORTS } from '../../../realtime/sports/registry.ts';
import { startProduct, type Product } from '../product.ts';
import { Client } from './client.ts';
import { databaseFaults } from './database-faults.ts';
import { checkLists } from './list-check.ts';
import { logFaults } from './log-faults.ts';
import { startUpstream, type Upstream } from './upstream.ts';
import { Viewer } from './viewer.ts';
import { sendWorld } from './world.ts';

/** Starts a product before an operator's API on first use. */
export class LazyUpstream {
  #started: Promise<Upstream> | null = null;

  get(): Promise<Upstream> {
    return (this.#started ??= startUpstream());
  }

  /** Returns the started one, if any. */
  async started(): Promise<Upstream | null> {
    return this.#started;
  }
}

/** A product that runs cases, with a viewer of every sport. */
export class Trial {
  readonly product: Product;
  readonly client: Client;
  readonly upstream: LazyUpstream;
  /** Ids of matches that ingest accepted. */
  readonly matches = new Set<string>();
  readonly #viewers: readonly Viewer[];

  private constructor(product: Product, client: Client, upstream: LazyUpstream) {
    this.product = product;
    this.client = client;
    this.upstream = upstream;
    this.#viewers = ALL_SPORTS.map(
      ({ key }) => new Viewer(client, { party: 'sport', sportKey: key }),
    );
  }

  static async start(upstream = new LazyUpstream()): Promise<Trial> {
    const vars = { API_DOCS: '1', RESTRICTED_COUNTRIES: 'kp' };
    const product = await startProduct({ vars });
    await sendWorld(product);
    return new Trial(product, new Client(product.url), upstream);
  }

  /** Returns the faults after the last case: of lists, viewers, database and log. */
  async findFaults(): Promise<string[]> {
    const lists = await faultsOf(() => checkLists(this.client));
    const viewed = await Promise.all(this.#viewers.map((viewer) => faultsOf(() => viewer.check())));
    const stored = await databaseFaults(this.client, [...this.matches]);
    // The log is written a moment after the answer.
    await sleep(200);
    return [...lists, ...viewed.flat(), ...stored, ...(await logFaults(this.product.state))];
  }

  async stop(): Promise<void> {
    for (const viewer of this.#viewers) viewer.stop();
    this.client.close();
    await this.product.stop();
  }
}

/** Returns the fault that a check throws, if any. */
export async function faultsOf(check: () => Promise<void>): Promise<string[]> {
  try {
    await check();
    return [];
  } catch (error) {
    return [messageOf(error)];
  }
}
