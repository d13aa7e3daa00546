import { SIGNED_IN_COOKIE } from '../../edge/contracts/cookies.ts';
import { readCookie } from '../app/cookie.ts';

/** Where tabs leave the mark for each other: they hear of a change of storage, and of no change of a cookie. */
export const MARK_KEY = SIGNED_IN_COOKIE;

let known: string | null | undefined;

export interface SignedInMark {
  /** Whether somebody signed in or out since this page last looked. */
  isChanged: boolean;
  isSignedIn: boolean;
}

/** Returns who is signed in in this browser as far as the edge marked it, and has other tabs look as well. */
export function readSignedInMark(): SignedInMark {
  const mark = readCookie(SIGNED_IN_COOKIE) || null;
  const isChanged = known !== undefined && known !== mark;
  known = mark;
  try {
    localStorage.setItem(MARK_KEY, mark ?? '');
  } catch {
    // Where a browser refuses its storage, other tabs look when they are used next.
  }
  return { isChanged, isSignedIn: mark !== null };
}
