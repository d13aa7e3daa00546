import * as v from 'valibot';
import { messageInSchema, type MessageIn } from '../../../edge/contracts/web-view-messages.ts';
import { accentProperties } from './accent.ts';
import type { Holder } from './holder.ts';

/** Most messages that a holder may send per second. */
export const MAX_IN_A_SECOND = 20;
/** Time in the background after which a phone may have silently lost the connection, ms. */
const AWAY = 30_000;

export interface ReceiveOptions {
  report?: (error: Error) => void;
  /** Opens the page in another language. */
  reopen?: (address: string) => void;
}

/**
 * Handles the holder's messages, and no others; returns the stop function. Ignores messages that
 * break the contract and reports only the first, since a faulty holder repeats its fault.
 */
export function receiveMessages(
  holder: Holder,
  {
    report = (error) => console.error(error.message),
    reopen = (address) => location.replace(address),
  }: ReceiveOptions = {},
): () => void {
  let hasReported = false;
  let second = 0;
  let inSecond = 0;
  let hiddenAt: number | null = null;
  /** Theme and accent from messages, named as in the address. */
  const chosen = new Map<'theme' | 'accent', string | null>();

  function refuse(why: string): void {
    if (!hasReported) report(new Error(`A message of the holder is ignored: ${why}`));
    hasReported = true;
  }

  function listen({ source, origin, data }: MessageEvent<unknown>): void {
    if (source !== holder.source) return;
    if (origin !== holder.origin)
      return refuse(`it comes from ${origin}, and the page talks to ${holder.origin}.`);
    const now = Math.floor(Date.now() / 1_000);
    inSecond = now === second ? inSecond + 1 : 1;
    second = now;
    if (inSecond > MAX_IN_A_SECOND) return refuse('there are too many.');
    const parsed = v.safeParse(messageInSchema, data);
    if (parsed.success) take(parsed.output);
    else refuse(parsed.issues[0].message);
  }

  function take(message: MessageIn): void {
    const { documentElement: root } = document;
    switch (message.type) {
      case 'theme':
        chosen.set('theme', message.theme);
        if (message.theme === 'system') delete root.dataset['theme'];
        else root.dataset['theme'] = message.theme;
        return;
      case 'accent':
        chosen.set('accent', message.accent);
        return paint(message.accent);
      case 'locale': {
        if (message.locale === root.lang) return;
        const address = new URL(location.href);
        address.searchParams.set('locale', message.locale);
        for (const [name, value] of chosen)
          if (value === null) address.searchParams.delete(name);
          else address.searchParams.set(name, value);
        return reopen(address.href);
      }
      case 'visibility':
        if (!message.isVisible) hiddenAt ??= Date.now();
        else {
          // Live parts refresh on this event, as when the browser restores a page.
          if (hiddenAt !== null && Date.now() - hiddenAt > AWAY)
            window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
          hiddenAt = null;
        }
    }
  }

  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}

/** Names of an accent's properties; they are the same for each accent. */
const NAMES = Object.keys(accentProperties('#000000'));

function paint(accent: string | null): void {
  const { style } = document.documentElement;
  const properties = accent === null ? {} : accentProperties(accent);
  for (const name of NAMES) style.removeProperty(name);
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
}
