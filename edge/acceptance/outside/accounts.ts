import { parseArgs } from 'node:util';
import { newClient, readSteps } from './accounts-document.ts';
import { TOOLS } from './tools.ts';

/* `npm run accounts`: an outside client, which knows only docs/accounts.md. */
const HELP = `Usage: npm run accounts -- --to URL [--origin URL]
       npm run -s accounts -- solve CHALLENGE
       npm run -s accounts -- seal KEY BODY

Does what docs/accounts.md says, line by line, at a product that runs on this
machine, and says where the two differ: signs up, has favourites, comments, signs
out and in, and deletes the account.

  --to URL      address of the product
  --origin URL  of "npm run tool -- api", where the product is set to it
  --help        print this

solve prints the solution of a captcha's challenge, seal a body encrypted for a key.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    origin: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const { to, origin, help } = values;
const [name = '', ...given] = positionals;
const tool = TOOLS[name];

if (help) console.log(HELP);
else if (tool) console.log(await tool(...given));
else if (to === undefined || name !== '') {
  console.error(HELP);
  process.exitCode = 2;
} else await walk({ to, origin });

async function walk(place: { to: string; origin: string | undefined }): Promise<void> {
  const client = newClient(place);
  let heading = '';
  for (const step of await readSteps(place)) {
    if (step.heading !== heading) console.log(`\n${step.heading}`);
    heading = step.heading;
    const wrong = await client.take(step);
    console.log(`  ${wrong.length === 0 ? 'ok' : 'NOT AS SAID'}  ${step.line}`);
    for (const difference of wrong) console.error(`      ${difference}`);
    if (wrong.length > 0) {
      process.exitCode = 1;
      return;
    }
  }
}
