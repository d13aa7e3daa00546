import { scrypt, timingSafeEqual } from 'node:crypto';

/** What a hash costs: as OWASP's minimum, and within what a Worker may use (N·r·p at most 2^20). */
const COST = { ln: 14, r: 16, p: 1 } as const;
type Cost = Record<keyof typeof COST, number>;

const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** `$scrypt$ln=14,r=16,p=1$SALT$KEY` (PHC): what it cost stands in it, so that later ones may cost more. */
const WRITTEN = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d)\$([\w+/]+)\$([\w+/]+)$/;

/** A hash of a password, salted by chance. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const key = await derive(password, salt, COST);
  return `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${base64(salt)}$${base64(key)}`;
}

/** Whether it is the password of a hash. Of null it never is, and that takes as long to say. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, ln, r, p, salt = '', key = ''] = WRITTEN.exec(hash ?? '') ?? [];
  const cost = { ln: Number(ln ?? COST.ln), r: Number(r ?? COST.r), p: Number(p ?? COST.p) };
  const expected = bytesOf(key);
  const found = await derive(password, bytesOf(salt), cost);
  return expected.byteLength === found.byteLength && timingSafeEqual(found, expected);
}

/** As it was typed, whole and with its case; only that letters may be composed differently by other keyboards. */
async function derive(password: string, salt: Uint8Array, { ln, r, p }: Cost): Promise<Uint8Array> {
  const N = 2 ** ln;
  // Twice what it fills, which some implementations count with what it works on.
  const cost = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, cost, (error, key) =>
      error ? reject(error) : resolve(new Uint8Array(key)),
    );
  });
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replaceAll('=', '');
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
}
