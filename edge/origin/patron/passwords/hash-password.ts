import { timingSafeEqual } from 'node:crypto';
import { Refusal } from '../../../calls/handler.ts';
import { RETRY_LIMIT } from '../../../contracts/messages.ts';
import { STATE } from '../../../contracts/states.ts';
import type { ScryptJob } from '../../../hashing/scrypt.ts';

/** What a hash costs: as OWASP's minimum, and within what a Worker may use (N·r·p at most 2^20). */
const COST = { ln: 14, r: 16, p: 1 } as const;

const SALT_BYTES = 16;

/** `$scrypt$ln=14,r=16,p=1$SALT$KEY` (PHC): what it cost stands in it, so that later ones may cost more. */
const WRITTEN = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d)\$([\w+/]+)\$([\w+/]+)$/;

/** Derives the key of a password; null while too many wait for theirs. */
export type Derive = (job: ScryptJob) => Promise<Uint8Array | null>;

/** Too many wait for a hash: whoever comes again in two seconds finds the queue shorter. */
const BUSY = new Refusal(429, RETRY_LIMIT, { state: STATE.retryLimit, retryAfter: 2 });

/** A hash of a password, salted by chance. */
export async function hashPassword(password: string, derive: Derive): Promise<string | Refusal> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const key = await derive({ ...COST, password: composed(password), salt });
  if (key === null) return BUSY;
  return `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${base64(salt)}$${base64(key)}`;
}

/** Whether it is the password of a hash. Of null it never is, and that takes as long to say. */
export async function isPassword(
  password: string,
  hash: string | null,
  derive: Derive,
): Promise<boolean | Refusal> {
  const [, ln, r, p, salt = '', key = ''] = WRITTEN.exec(hash ?? '') ?? [];
  const cost = { ln: Number(ln ?? COST.ln), r: Number(r ?? COST.r), p: Number(p ?? COST.p) };
  const expected = bytesOf(key);
  const found = await derive({ ...cost, password: composed(password), salt: bytesOf(salt) });
  if (found === null) return BUSY;
  return expected.byteLength === found.byteLength && timingSafeEqual(found, expected);
}

/** As it was typed, whole and with its case; only that letters may be composed differently by other keyboards. */
function composed(password: string): string {
  return password.normalize('NFC');
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replaceAll('=', '');
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
}
