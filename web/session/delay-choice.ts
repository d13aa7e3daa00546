import { DELAY_COOKIE } from '../../edge/contracts/cookies.ts';
import { delayInCookies, MAX_DELAY } from '../../edge/contracts/delay.ts';
import { writeCookie } from '../app/cookie.ts';
import type { Delay } from '../live/delay.ts';

const CHANNEL = 'delay';

/** Sets the delay of all scores, s, in every open page of this browser and in later pages. */
export function chooseDelay(delay: Delay, seconds: number): void {
  const chosen = Math.min(MAX_DELAY, Math.max(0, Math.round(seconds)));
  writeCookie(DELAY_COOKIE, chosen === 0 ? null : String(chosen));
  delay.setState(chosen * 1_000);
  const channel = new BroadcastChannel(CHANNEL);
  // A channel reaches this origin only.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(null);
  channel.close();
}

/** Applies the delay that another page of this browser chooses. Returns the stop function. */
export function followDelayChoice(delay: Delay): () => void {
  const read = () => delay.setState(delayInCookies(document.cookie) * 1_000);
  // A page from the browser's history may have been rendered with an earlier delay.
  read();
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', read);
  // A page in the back-forward cache receives no messages.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) read();
  };
  window.addEventListener('pageshow', onPageShow);
  return () => {
    channel.close();
    window.removeEventListener('pageshow', onPageShow);
  };
}
