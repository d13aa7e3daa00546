import { createServer } from 'node:http';

/*
 * An upstream that answers at once, in a separate process: prints its port, and ends with its parent. The
 * answer is as long as a day of matches.
 */
const matches = Array.from({ length: 60 }, (_, index) => ({
  eventId: `match-${index}`,
  eventStatus: 'NotStarted',
  fixtureHomeTeamName: `Home ${index}`,
  fixtureAwayTeamName: `Away ${index}`,
}));
const body = JSON.stringify({ data: matches });

const server = createServer((request, response) => {
  request.resume();
  response
    .writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
    .end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(address.port);
});
process.stdin.on('end', () => process.exit(0)).resume();
