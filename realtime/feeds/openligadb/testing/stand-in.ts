import type { ServerResponse } from 'node:http';
import { LoopbackServer } from '../../../testing/loopback-server.ts';

/** OpenLigaDB on a loopback port: serves one recorded matchday byte for byte. */
export class LigaStandIn {
  /** The bytes of `getmatchdata`. */
  matches: Uint8Array = Buffer.from('[]');
  lastChange = '2031-11-22T17:55:51.4';
  /** Paths of the requests, in order. */
  readonly asked: string[] = [];
  /** How many more requests are answered with this status. */
  failing = { status: 500, times: 0 };
  readonly #server = new LoopbackServer((request, response) => {
    this.asked.push(request.url ?? '');
    this.#answer(request.url ?? '', response);
  });

  listen(): Promise<string> {
    return this.#server.listen();
  }

  close(): Promise<void> {
    return this.#server.close();
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
