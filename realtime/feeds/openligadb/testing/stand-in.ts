import { LoopbackServer } from '../../../testing/loopback-server.ts';

/** OpenLigaDB with one recorded matchday, byte for byte. It listens on a loopback port after `listen`. */
export class LigaStandIn {
  /** The bytes of `getmatchdata`. */
  matches: Uint8Array<ArrayBuffer> = new TextEncoder().encode('[]');
  lastChange = '2031-11-22T17:55:51.4';
  /** Paths of the requests, in order. */
  readonly asked: string[] = [];
  /** How many more requests are answered with this status. */
  failing = { status: 500, times: 0 };
  readonly #server = new LoopbackServer((request) => this.answer(request));

  listen(): Promise<string> {
    return this.#server.listen();
  }

  close(): Promise<void> {
    return this.#server.close();
  }

  /** Answers a request as the service does. */
  answer({ url }: Request): Response {
    const path = new URL(url).pathname;
    this.asked.push(path);
    if (this.failing.times-- > 0) return new Response(null, { status: this.failing.status });
    const [, call, league] = path.split('/');
    if (league !== 'kl1') return new Response(null, { status: 404 });
    if (call === 'getcurrentgroup')
      return Response.json({ groupName: '12. Spieltag', groupOrderID: 12 });
    if (call === 'getlastchangedate') return Response.json(this.lastChange);
    return new Response(this.matches);
  }
}
