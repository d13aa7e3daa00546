import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT } from '../../local/project.ts';
import { jpeg } from '../../origin/patron/avatar/testing/pictures.ts';
import { stepsOf, type Step } from './document-steps.ts';
import { OutsideClient } from './outside-client.ts';

/** Target of the examples. */
export interface Place {
  /** Address of the product. */
  to: string;
  /** Address of a separate API process, if any. */
  origin?: string | undefined;
}

/** The section that needs a separate API. */
const DIRECT = 'Straight to the API';
/** The section that waits half a minute: run once, where the API is embedded. */
const WAITING = 'A renewal token that is used twice';

export const DOCUMENT = join(PROJECT, 'docs/accounts.md');

/** Returns the steps of docs/accounts.md that a place can run. */
export async function readSteps({ origin }: Place): Promise<Step[]> {
  const steps = stepsOf(await readFile(DOCUMENT, 'utf8'));
  const left = origin === undefined ? DIRECT : WAITING;
  return steps.filter(({ heading }) => heading !== left);
}

/** A client without an account yet. */
export function newClient({ to, origin }: Place): OutsideClient {
  const name = `ana_${randomInt(1e9)}`;
  return new OutsideClient({
    given: {
      HOST: to,
      ...(origin !== undefined && { ORIGIN: origin }),
      // The keeper of the accounts sends the codes.
      OUTBOX: `${origin ?? to}/dev/outbox.json`,
      EMAIL: `${name}@example.org`,
      PHONE: `+55119612${randomInt(10_000, 100_000)}`,
      USERNAME: name,
    },
    files: { 'me.jpg': jpeg() },
  });
}
