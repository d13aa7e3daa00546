import { SIGNED_IN_COOKIE } from '../../edge/contracts/cookies.ts';
import { readCookie } from '../app/cookie.ts';

/**
 * Storage key by which tabs notify each other. Browsers send other tabs events for storage, not for
 * cookies.
 */
export const MARK_KEY = SIGNED_IN_COOKIE;

let known: string | null | undefined;

export interface SignedInMark {
  /** Whether anyone signed in or out since the page last looked. */
  isChanged: boolean;
  isSignedIn: boolean;
}

/**
 * Returns what the edge's cookie says about this browser's sign-in. A change makes other tabs check
 * too.
 */
export function readSignedInMark(): SignedInMark {
  const mark = readCookie(SIGNED_IN_COOKIE) || null;
  const isChanged = known !== undefined && known !== mark;
  known = mark;
  try {
    if (mark === null) localStorage.removeItem(MARK_KEY);
    else localStorage.setItem(MARK_KEY, mark);
  } catch {
    // Without storage, other tabs check at their next use.
  }
  return { isChanged, isSignedIn: mark !== null };
}
