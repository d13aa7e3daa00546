import { parseArgs } from 'node:util';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { CompactEncrypt, importJWK } from 'jose';
import * as v from 'valibot';
import { challengeSchema } from '../../contracts/captcha.ts';
import { readSteps, type Place } from './document-steps.ts';
import { OutsideClient } from './outside-client.ts';

/* `npm run accounts`: an outside client, which knows only docs/accounts.md. */
const HELP = `Usage: npm run accounts -- --to URL [--origin URL]
       npm run -s accounts -- solve CHALLENGE
       npm run -s accounts -- seal KEY BODY

Does what docs/accounts.md says, line by line, at a product that runs on this
machine, and says where the two differ: signs up, has favourites, comments, signs
out and in, and deletes the account. It needs bash and curl.

  --to URL      address of the product
  --origin URL  of "npm run tool -- api", where the product is set to it
  --help        print this

solve prints the solution of a captcha's challenge, seal a body encrypted for a key.
`;

const jwkSchema = v.object({
  kty: v.string(),
  crv: v.string(),
  x: v.string(),
  y: v.string(),
  alg: v.string(),
});

/** An outside client's own computations, by their names in the examples. */
const TOOLS: Readonly<Record<string, (...given: string[]) => Promise<string>>> = {
  /** Solves a captcha's challenge for its call. */
  solve: async (text = '') => {
    const challenge = v.parse(challengeSchema, JSON.parse(text));
    const solution = await solveChallenge({ challenge, deriveKey });
    return btoa(JSON.stringify({ challenge, solution }));
  },
  /** Encrypts a body for the holder of a key: a JWE in compact form. */
  seal: async (key = '', body = '') =>
    new CompactEncrypt(new TextEncoder().encode(body))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', iat: Math.floor(Date.now() / 1_000) })
      .encrypt(await importJWK(v.parse(jwkSchema, JSON.parse(key)))),
};

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
} else if (!(await walk({ to, origin }))) process.exitCode = 1;

/** Runs the document's steps up to the first that differs. False if one does. */
async function walk(place: Place): Promise<boolean> {
  const client = new OutsideClient(place);
  let heading = '';
  try {
    for (const step of await readSteps(place)) {
      if (step.heading !== heading) console.log(`\n${step.heading}`);
      heading = step.heading;
      const wrong = await client.take(step);
      console.log(`  ${wrong.length === 0 ? 'ok' : 'NOT AS SAID'}  ${step.line}`);
      for (const difference of wrong) console.error(`      ${difference}`);
      if (wrong.length > 0) return false;
    }
    return true;
  } finally {
    client.end();
  }
}
