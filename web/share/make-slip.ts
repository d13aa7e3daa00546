import { answerHelp } from '../../.ci/help.ts';
import { parseArgs } from 'node:util';
import * as CALLS from '../../edge/contracts/calls.ts';
import { call, createApi } from '../api/client.ts';
import { parseEvent } from '../domain/parse-event.ts';
import { bestPrices } from '../match/tabs/odds/prices.ts';
import { slipCode, type SlipSelection } from './slip-code.ts';

answerHelp(`Usage: npm run tool -- slip [options]

Makes a slip of what is offered on matches of today and tomorrow, as a betting site
would, and prints the address of its page.

  --to URL   the product (default http://localhost:8787)
  --size N   selections, each of another match (default 3)`);

const DAY = 86_400_000;

const { values } = parseArgs({
  options: {
    to: { type: 'string', default: 'http://localhost:8787' },
    size: { type: 'string', default: '3' },
  },
});
const { origin } = new URL(values.to);
const api = createApi({
  origin,
  report: (path, { message }) => process.stderr.write(`${path}: ${message}\n`),
});

const now = Date.now();
const { events } = await call(api, CALLS.listEvents, { from: now - DAY / 2, to: now + DAY });
const selections: SlipSelection[] = [];
for (const event of events) {
  const match = parseEvent(event, '');
  if (selections.length === Number(values.size)) break;
  if (!match || match.kind === 'result') continue;
  // In sequence: a few matches are enough.
  // oxlint-disable-next-line no-await-in-loop
  const { markets } = await call(api, CALLS.getOdds, { id: match.id });
  for (const market of markets) {
    const [outcome] = bestPrices(market).keys();
    if (outcome === undefined) continue;
    selections.push({ matchId: match.id, market: market.key, line: market.line, outcome });
    break;
  }
}
if (selections.length === 0) {
  process.stderr.write(`Nothing is offered at ${origin}.\n`);
  process.exitCode = 1;
} else process.stdout.write(`${origin}/share/slip/${slipCode(selections)}\n`);
