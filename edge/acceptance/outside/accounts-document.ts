import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT } from '../../local/project.ts';
import { jpeg } from '../../origin/patron/avatar/testing/pictures.ts';
import { stepsOf, type Step } from './document-steps.ts';
import { OutsideClient } from './outside-client.ts';

/** Where the examples are done. */
export interface Place {
  /** Address of the product. */
  to: string;
  /** Of its API as a process of its own, where it has one. */
  origin?: string | undefined;
}

/** The section that takes an API of its own. */
const DIRECT = 'Straight to the API';
/** The section that waits half a minute: once is enough, where the API is embedded. */
const WAITING = 'A renewal token that is used twice';

export const DOCUMENT = join(PROJECT, 'docs/accounts.md');

/** The lines of docs/accounts.md that can be done at a place. */
export async function readSteps({ origin }: Place): Promise<Step[]> {
  const steps = stepsOf(await readFile(DOCUMENT, 'utf8'));
  const left = origin === undefined ? DIRECT : WAITING;
  return steps.filter(({ heading }) => heading !== left);
}

/** Somebody who has no account yet. */
export function newClient({ to, origin }: Place): OutsideClient {
  const name = `ana_${randomInt(1e9)}`;
  return new OutsideClient({
    given: {
      HOST: to,
      ...(origin !== undefined && { ORIGIN: origin }),
      // Codes are sent by whoever keeps the accounts.
      OUTBOX: `${origin ?? to}/dev/outbox.json`,
      EMAIL: `${name}@example.org`,
      PHONE: `+55119612${randomInt(10_000, 100_000)}`,
      USERNAME: name,
    },
    files: { 'me.jpg': jpeg() },
  });
}
