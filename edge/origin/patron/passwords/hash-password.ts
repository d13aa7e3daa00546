import { timingSafeEqual } from 'node:crypto';
import type { Refusal } from '../../../calls/handler.ts';
import type { ScryptJob } from '../../../hashing/scrypt.ts';
import type { Sender } from '../../../hashing/turns.ts';
import { testSetting } from '../../../shared/test-setting.ts';
import { tooManyTries } from '../../throttle.ts';

/** Cost of a hash: OWASP's minimum, within a Worker's limit (N·r·p at most 2^20). */
const COST = { ln: 14, r: 16, p: 1 } as const;
/** Cost in products whose tests open hundreds of accounts: a thousandth. */
const CHEAP = { ...COST, ln: 4 } as const;

const SALT_BYTES = 16;

/** `$scrypt$ln=14,r=16,p=1$SALT$KEY` (PHC): it contains its cost, so that later hashes may cost more. */
const WRITTEN = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d)\$([\w+/]+)\$([\w+/]+)$/;

/** Returns the key derived from a password; null if the queue is full for this sender, by default `proved`. */
export type Derive = (job: ScryptJob, sender?: Sender) => Promise<Uint8Array | null>;

/** Refusal if the queue of hashes is full. After two seconds it is shorter. */
const BUSY = tooManyTries(2);

/** Hashes a password with a random salt. */
export async function hashPassword(password: string, derive: Derive): Promise<string | Refusal> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const { ln, r, p } = costOfHash();
  const key = await derive({ ln, r, p, password: composed(password), salt });
  if (key === null) return BUSY;
  return `$scrypt$ln=${ln},r=${r},p=${p}$${base64(salt)}$${base64(key)}`;
}

/**
 * Whether a password matches a hash. For a null hash it never does, but the check takes as long.
 */
export async function isPassword(
  password: string,
  hash: string | null,
  derive: Derive,
): Promise<boolean | Refusal> {
  const [, ln, r, p, salt = '', key = ''] = WRITTEN.exec(hash ?? '') ?? [];
  const own = costOfHash();
  const cost = { ln: Number(ln ?? own.ln), r: Number(r ?? own.r), p: Number(p ?? own.p) };
  const expected = bytesOf(key);
  const found = await derive({ ...cost, password: composed(password), salt: bytesOf(salt) });
  if (found === null) return BUSY;
  return expected.byteLength === found.byteLength && timingSafeEqual(found, expected);
}

function costOfHash(): Omit<ScryptJob, 'password' | 'salt'> {
  return testSetting('CHEAP_HASHES') === '1' ? CHEAP : COST;
}

/**
 * Returns the password with composed letters (NFC), since keyboards differ. Does not shorten it or
 * change its case.
 */
function composed(password: string): string {
  return password.normalize('NFC');
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replaceAll('=', '');
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
}
