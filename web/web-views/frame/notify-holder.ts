import type { FrameEvent } from '../../../edge/contracts/web-view-messages.ts';
import { notify } from './bridge.ts';

/** Paths of pages for signed-in visitors. */
const SIGNED_IN = /^\/(?:me|favourite)(?:\/|$)/;

/**
 * Lets the holder follow links that leave the web views. In a frame whose holder does not, they
 * open a new tab.
 */
export function followLinks(root: Document): void {
  root.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const leaving = link && leavingBy(link.href, location.origin);
    if (!leaving) return;
    if (notify(leaving)) event.preventDefault();
    // A widget must not show a full page of the product, nor navigate the page that embeds it.
    else if (window.top !== window) {
      link.target = '_blank';
      link.rel = 'noopener';
    }
  });
}

/**
 * Returns the event for a link with address `href` on a page of origin `own`; null for links to web
 * views and links without an address.
 */
export function leavingBy(href: string, own: string): FrameEvent | null {
  const url = href === '' ? null : new URL(href);
  if (!url) return null;
  const { origin, pathname, search, hash } = url;
  if (origin !== own) return { type: 'navigate', to: href };
  if (pathname.startsWith('/frame/')) return null;
  const type = SIGNED_IN.test(pathname) ? 'login-required' : 'navigate';
  return { type, to: `${pathname}${search}${hash}` };
}

/** Sends the holder an element's height (CSS px) at every change. */
export function tellHeight(element: HTMLElement): void {
  let sentHeight = 0;
  const tell = () => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    if (height === sentHeight) return;
    sentHeight = height;
    notify({ type: 'height', height });
  };
  new ResizeObserver(tell).observe(element);
}
