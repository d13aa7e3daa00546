import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/** OpenLigaDB on a loopback port: serves one recorded matchday byte for byte. */
export class LigaStandIn {
  /** The bytes of `getmatchdata`. */
  matches: Uint8Array = Buffer.from('[]');
  lastChange = '2031-11-22T17:55:51.4';
  /** Paths of the requests, in order. */
  readonly asked: string[] = [];
  /** How many more requests are answered with this status. */
  failing = { status: 500, times: 0 };
  readonly #server = createServer((request, response) => {
    this.asked.push(request.url ?? '');
    this.#answer(request.url ?? '', response);
  });

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return `http://127.0.0.1:${address.port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #answer(path: string, response: ServerResponse): void {
    if (this.failing.times-- > 0) return void response.writeHead(this.failing.status).end();
    const [, call, league] = path.split('/');
    if (league !== 'kl1') return void response.writeHead(404).end();
    if (call === 'getcurrentgroup')
      return void response.end(JSON.stringify({ groupName: '12. Spieltag', groupOrderID: 12 }));
    if (call === 'getlastchangedate') return void response.end(JSON.stringify(this.lastChange));
    response.end(this.matches);
  }
}
