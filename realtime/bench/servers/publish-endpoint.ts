import { createServer, type Server } from 'node:http';

/** Creates an HTTP server that gives each POST body to `publish` and responds 200. */
export function createPublishServer(publish: (frame: string) => void): Server {
  return createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.once('end', () => {
      publish(body);
      response.end('ok');
    });
  });
}

/** Listens on a free loopback port, reports it, and ends with the benchmark. */
export function serve(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    process.send?.({ port: address.port });
  });
  process.on('disconnect', () => process.exit());
}
