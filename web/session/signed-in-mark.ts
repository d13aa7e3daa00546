import { SIGNED_IN_COOKIE } from '../../edge/contracts/cookies.ts';
import { readCookie } from '../app/cookie.ts';

/** Where tabs leave the mark for each other: they hear of a change of storage, and of no change of a cookie. */
export const MARK_KEY = SIGNED_IN_COOKIE;

let known: string | null | undefined;
/** Marks of the moments in which the shell was last asked for, and in which the one on the page was. */
let asked: string | null | undefined;
let shown: string | null | undefined;

export interface SignedInMark {
  /** Whether somebody signed in or out since this page last looked. */
  isChanged: boolean;
  isSignedIn: boolean;
}

/** Returns who is signed in in this browser as far as the edge marked it, and has other tabs look as well. */
export function readSignedInMark(): SignedInMark {
  const mark = readMark();
  const isChanged = known !== undefined && known !== mark;
  known = mark;
  try {
    localStorage.setItem(MARK_KEY, mark ?? '');
  } catch {
    // Where a browser refuses its storage, other tabs look when they are used next.
  }
  return { isChanged, isSignedIn: mark !== null };
}

/** Returns whether somebody signed in or out since the shell on the page was asked for. */
export function isShellStale(): boolean {
  return shown !== undefined && shown !== readMark();
}

/** Notes that the shell is asked for now. */
export function noteShellAsked(): void {
  asked = readMark();
}

/** Notes that the shell last asked for is on the page. */
export function noteShellShown(): void {
  if (asked === undefined) asked = readMark();
  shown = asked;
}

function readMark(): string | null {
  return readCookie(SIGNED_IN_COOKIE) || null;
}
