import { once } from 'node:events';
import {
  createServer as createHttp,
  request as ask,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stripVTControlCharacters } from 'node:util';
import { createServer, type ViteDevServer } from 'vite';
import { HOST, usedPort } from '../port.ts';
import { PROJECT } from '../project.ts';

/** Where the product answers, and what a request waits for. */
export interface Product {
  port: number;
  /**
   * Brings the product up to the sources; for a page's data only if they may depend on the change. Rejects for a
   * source with a fault.
   */
  renew(isData: boolean): Promise<unknown>;
  /** The module with the routes that browsers load. */
  manifest(): string;
}

export interface Front {
  vite: ViteDevServer;
  /** Resolves once a page is open, or a minute after the first request could come. */
  visited: Promise<void>;
  /**
   * Begins to serve at a port; 0 takes a free one. Returns the address. Throws a `StartError` if the port is in use.
   */
  listen(port: number, product: Product): Promise<string>;
  stop(): Promise<void>;
}

/** The address that React Router gives the module with the routes. */
const MANIFEST = '/@id/__x00__virtual:react-router/browser-manifest';
/** Addresses at which React Router asks for the data of a page. */
const DATA = /^[^?]*\.data(?:\?|$)/;
/** How long past seasons wait for the first page, ms: it comes sooner without them. */
const WAIT_MS = 60_000;
/** Folders whose files no page and no Worker is made from: watching them takes a second of each start. */
const UNWATCHED = [
  'build',
  'bench',
  'docs',
  'ops',
  '.local',
  '.react-router',
  '.wrangler',
  'web/e2e',
];

/**
 * Starts Vite for what browsers load: scripts, styles and their hot reload. All other requests and all sockets go
 * to the product.
 */
export async function startFront(): Promise<Front> {
  const http = createHttp();
  const visited = Promise.withResolvers<void>();
  const vite = await createServer({
    root: PROJECT,
    logLevel: 'warn',
    appType: 'custom',
    server: {
      middlewareMode: true,
      ws: { server: http },
      watch: { ignored: UNWATCHED.map((folder) => `${PROJECT}${folder}/**`) },
    },
  });
  return {
    vite,
    visited: visited.promise,
    listen: async (chosen, product) => {
      http.on('request', (request, response) => {
        if (request.url === MANIFEST)
          response.setHeader('content-type', 'text/javascript').end(product.manifest());
        else vite.middlewares(request, response, () => void forward(request, response, product));
      });
      http.on('upgrade', (request, socket, head) => {
        // A page opens Vite's socket when it has its scripts.
        if (isVites(request)) visited.resolve();
        else forwardSocket(request, socket, head, product.port);
      });
      http.listen(chosen, HOST);
      try {
        await once(http, 'listening');
      } catch (error) {
        throw usedPort(chosen, error);
      }
      setTimeout(visited.resolve, WAIT_MS).unref();
      const address = http.address();
      if (address === null || typeof address === 'string') throw new Error('Vite does not listen');
      return `http://localhost:${address.port}`;
    },
    stop: async () => {
      http.closeAllConnections();
      http.close();
      await vite.close();
    },
  };
}

/** Whether a socket is Vite's own, for hot reload. */
function isVites({ headers }: IncomingMessage): boolean {
  return headers['sec-websocket-protocol']?.startsWith('vite-') === true;
}

/**
 * Answers a request as the product does, once the product is up to the sources. A request whose answer breaks off
 * breaks off too.
 */
export async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { port, renew }: Product,
): Promise<void> {
  try {
    await renew(DATA.test(request.url ?? ''));
  } catch (error) {
    response
      .writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
      .end(stripVTControlCharacters(String(error)));
    return;
  }
  const { method, url: path, headers } = request;
  const forwarded = ask({ host: HOST, port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    // It closes both ends, and a browser sees that its answer is not whole.
    pipeline(answer, response).catch(() => {});
  });
  forwarded.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end('The product does not answer.');
  });
  response.on('close', () => forwarded.destroy());
  request.pipe(forwarded);
}

function forwardSocket(
  { method, url, rawHeaders }: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  port: number,
): void {
  const product = connect(port, HOST, () => {
    const headers = rawHeaders.map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`));
    product.write(`${method} ${url} HTTP/1.1\r\n${headers.join('')}\r\n`);
    product.write(head);
    socket.pipe(product).pipe(socket);
  });
  product.on('error', () => socket.destroy());
  socket.on('error', () => product.destroy());
}
