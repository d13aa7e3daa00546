import { callAt } from '../contracts/call-list.ts';
import type { Answering, Call, Stage } from '../upstream/call.ts';

/**
 * Encrypts bodies with passwords for the patron API. `jweCipher` is the product's own; an operator
 * whose API requires another scheme replaces it.
 */
export interface BodyCipher {
  /**
   * Returns the call with an encrypted body and the key's id; or the API's answer if it sends no
   * key, or 413 if the encrypted body would be longer than the API takes. Requests a key with
   * `next`. `refused` is the id of a key that the API rejected: another is fetched.
   */
  seal: (call: Call, next: Answering, refused?: string) => Promise<Sealed | Response>;
}

export interface Sealed {
  call: Call;
  keyId: string;
}

/** Header with the id of the key that encrypts a body (spec point 7). */
export const KEY_HEADER = 'ursid';

/**
 * Encrypts the bodies of `encrypted` calls, except those that the browser encrypted. The API may
 * replace a key before it expires: if it refuses a body (400) and now has another key, the body is
 * sent once more with that key.
 */
export function encryptBodies(cipher: BodyCipher): Stage {
  return async (call, next) => {
    const { upstream, method, path } = call;
    const isPlain = call.body !== null && !call.headers.has(KEY_HEADER);
    if (!isPlain || callAt(upstream, method, path)?.encrypted !== true) return next(call);
    const sealed = await cipher.seal(call, next);
    if (sealed instanceof Response) return sealed;
    const first = await next(sealed.call);
    if (first.status !== 400) return first;
    const again = await cipher.seal(call, next, sealed.keyId);
    if (again instanceof Response || again.keyId === sealed.keyId) return first;
    // An unread answer would keep its connection.
    await first.body?.cancel();
    return next(again.call);
  };
}
