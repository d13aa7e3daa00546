import type { FrameEvent } from '../../edge/contracts/web-view-messages.ts';

/** Whoever holds a web view. */
export interface Holder {
  kind: 'app' | 'page';
  /** From whom messages are taken. */
  origin: string;
  source: Window;
  send: (message: { v: 1 } & FrameEvent) => void;
}

interface Surroundings extends Pick<Window, 'parent' | 'location'> {
  /** Android's: added by `addJavascriptInterface` or `WebViewCompat.addWebMessageListener`. */
  touchline?: { postMessage?: (text: string) => void };
  /** Of iOS. */
  webkit?: { messageHandlers?: { touchline?: { postMessage?: (message: unknown) => void } } };
}

/**
 * Who holds this window; null for nobody. An app is known by the object that it adds, a page by
 * its `host`, the origin that it says it has: told is nobody but a page that really has it.
 */
export function holderOf(window: Window & Surroundings): Holder | null {
  const { touchline, webkit, parent, location } = window;
  const isFramed = parent !== window;
  if (!isFramed) {
    const app = { kind: 'app', origin: location.origin, source: window } as const;
    if (typeof touchline?.postMessage === 'function')
      return { ...app, send: (message) => touchline.postMessage?.(JSON.stringify(message)) };
    const handler = webkit?.messageHandlers?.touchline;
    return handler ? { ...app, send: (message) => handler.postMessage?.(message) } : null;
  }
  const origin = originOf(new URLSearchParams(location.search).get('host'));
  if (origin === null) return null;
  return {
    kind: 'page',
    origin,
    source: parent,
    send: (message) => parent.postMessage(message, origin),
  };
}

/** The origin, of the web's two schemes and written in no other way; null for none. */
function originOf(text: string | null): string | null {
  if (text === null || !/^https?:/.test(text)) return null;
  return URL.parse(text)?.origin === text ? text : null;
}
