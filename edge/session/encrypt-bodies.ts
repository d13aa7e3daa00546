import { callAt } from '../contracts/call-list.ts';
import type { Answering, Call, Stage } from '../upstream/call.ts';

/**
 * How bodies with passwords are encrypted on their way to the patron API. What
 * stands here is JWE; an operator whose API wants another scheme puts theirs in its place.
 */
export interface BodyCipher {
  /**
   * The call with its body encrypted, and by which key; or the failure of the API, asked
   * by `next`, to tell one. `refused` names a key that the API did not take: another is fetched.
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
 * Encrypts the bodies of the calls that ask for it (`encrypted`), but for those that the
 * browser encrypted. A key may be replaced before its time: where the API refuses
 * the body, and now has another key, it is sent once more by that one.
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
    // An answer that is not read keeps its connection.
    await first.body?.cancel();
    return next(again.call);
  };
}
