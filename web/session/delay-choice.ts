import { DELAY_COOKIE } from '../../edge/contracts/cookies.ts';
import { delayInCookies, MAX_DELAY } from '../../edge/contracts/delay.ts';
import { writeCookie } from '../app/cookie.ts';
import type { Delay } from '../live/delay.ts';

const CHANNEL = 'delay';

/** Sets the delay of all scores, s, in every open page of this browser and in later ones. */
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

/** Takes over what another page chooses. Returns the stop function. */
export function followDelayChoice(delay: Delay): () => void {
  const read = () => delay.setState(delayInCookies(document.cookie) * 1_000);
  // The browser's history may show a page that was made with another one.
  read();
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', read);
  // The browser may have stored this page while another one chose.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) read();
  };
  window.addEventListener('pageshow', onPageShow);
  return () => {
    channel.close();
    window.removeEventListener('pageshow', onPageShow);
  };
}
