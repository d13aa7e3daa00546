import { createServer, type Server } from 'node:http';

/** An HTTP server that hands the body of each POST to `publish` and then answers 200. */
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

/** Listens on a free loopback port, tells the benchmark which, and ends with the benchmark. */
export function serve(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    process.send?.({ port: address.port });
  });
  process.on('disconnect', () => process.exit());
}
