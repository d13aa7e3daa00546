import { once } from 'node:events';
import { createServer } from 'node:http';

/** A page of another site, on an origin of its own. */
export interface Site {
  origin: string;
  /** Returns the address of a page with this HTML in its body. */
  page(body: string): string;
  close(): void;
}

/** Starts a site on a free port. Its policy forbids inline styles, as those of many clubs do. */
export async function startSite(): Promise<Site> {
  const server = createServer((request, response) => {
    const body = new URL(request.url ?? '/', 'http://site').searchParams.get('body') ?? '';
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', "style-src 'self'");
    response.end(`<!doctype html><html lang="en"><title>Club</title><body>${body}</body></html>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    page: (body) => `${origin}/?body=${encodeURIComponent(body)}`,
    close: () => void server.close(),
  };
}
