import { setTimeout as sleep } from 'node:timers/promises';
import { ALL_SPORTS } from '../../../realtime/sports/registry.ts';
import { startProduct, type Product } from '../product.ts';
import { databaseFaults } from './database-faults.ts';
import { Client } from './client.ts';
import { logFaults } from './log-faults.ts';
import { Viewer } from './viewer.ts';
import { sendWorld } from './send-world.ts';

/** A product that runs cases, with a viewer of every sport. */
export class Trial {
  readonly product: Product;
  readonly client: Client;
  /** Ids of matches accepted since the last check. */
  readonly fresh = new Set<string>();
  readonly #matches = new Set<string>();
  readonly #viewers: { sport: string; viewer: Viewer }[];

  private constructor(product: Product, client: Client) {
    this.product = product;
    this.client = client;
    this.#viewers = ALL_SPORTS.map(({ key }) => ({
      sport: key,
      viewer: new Viewer(client, { party: 'sport', sportKey: key }),
    }));
  }

  static async start(): Promise<Trial> {
    const vars = { API_DOCS: '1', TEST_MODE: '1', RESTRICTED_COUNTRIES: 'kp' };
    const product = await startProduct({ vars });
    const client = new Client(product.url);
    await sendWorld(client, product.secret);
    return new Trial(product, client);
  }

  /** Records a match that ingest accepted. */
  add(matchId: string): void {
    this.#matches.add(matchId);
    this.fresh.add(matchId);
  }

  /** Returns the faults after the last case: viewers, database and log. */
  async findFaults(): Promise<string[]> {
    const viewed = await Promise.all(
      this.#viewers.map(async ({ sport, viewer }) => {
        const fault = await viewer.finish();
        return fault === null ? [] : [`a viewer of ${sport}: ${fault}`];
      }),
    );
    const stored = await databaseFaults(this.client, [...this.#matches]);
    // The log is written a moment after the answer.
    await sleep(200);
    return [...viewed.flat(), ...stored, ...(await logFaults(this.product.state))];
  }

  async stop(): Promise<void> {
    for (const { viewer } of this.#viewers) viewer.stop();
    this.client.close();
    await this.product.stop();
  }
}
