/*
 * An upstream that answers at once: the order's answer is its port. Its own answer is as long as a
 * day of matches.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { answerOrders } from './answer-orders.ts';

const matches = Array.from({ length: 60 }, (_, index) => ({
  eventId: `match-${index}`,
  eventStatus: 'NotStarted',
  fixtureHomeTeamName: `Home ${index}`,
  fixtureAwayTeamName: `Away ${index}`,
}));
const body = JSON.stringify({ data: matches });

answerOrders(async () => {
  const server = createServer((request, response) => {
    request.resume();
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
      .end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : null;
});
