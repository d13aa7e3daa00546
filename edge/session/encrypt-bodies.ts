import { callAt } from '../contracts/call-list.ts';
import type { Answering, Call, Stage } from '../upstream/call.ts';

/**
 * Encrypts bodies with passwords for the patron API. This one is JWE; an operator whose API wants another
 * scheme replaces it.
 */
export interface BodyCipher {
  /**
   * Returns the call with an encrypted body and the key's id; or the API's failure to send a key, requested
   * by `next`. `refused` names a key that the API rejected: another is fetched.
   */
  seal: (call: Call, next: Answering, refused?: string) => Promise<Sealed | Response>;
}

export interface Sealed {
  call: Call;
  keyId: string;
}

/** Names the key of a body that is encrypted (spec point 7). */
export const KEY_HEADER = 'ursid';

/**
 * Encrypts the bodies of `encrypted` calls, except those that the browser encrypted. A key may be replaced
 * before its time: where the API refuses the body, and now has another key, it is sent once more with that
 * one.
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
    // An unread answer keeps its connection.
    await first.body?.cancel();
    return next(again.call);
  };
}
