import type { FrameEvent } from '../../../edge/contracts/web-view-messages.ts';

/** The app or page that embeds a web view. */
export interface Holder {
  kind: 'app' | 'page';
  /** Origin of accepted messages. */
  origin: string;
  source: Window;
  send: (message: { v: 1 } & FrameEvent) => void;
}

interface Surroundings extends Pick<Window, 'parent' | 'location'> {
  /** Android: from `addJavascriptInterface` or `WebViewCompat.addWebMessageListener`. */
  touchline?: { postMessage?: (text: string) => void };
  /** On iOS. */
  webkit?: { messageHandlers?: { touchline?: { postMessage?: (message: unknown) => void } } };
}

/**
 * Returns the holder of this window, or null. An app injects an object. A page claims its origin in
 * `host`; the browser delivers messages only to a page of that origin.
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

/** Returns an http(s) origin in its canonical form, or null. */
function originOf(text: string | null): string | null {
  if (text === null || !/^https?:/.test(text)) return null;
  return URL.parse(text)?.origin === text ? text : null;
}
