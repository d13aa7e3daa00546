import type { FrameEvent } from '../../edge/contracts/web-view-messages.ts';
import { notify } from './bridge.ts';

/** Links of these paths lead to pages for those who are signed in. */
const SIGNED_IN = /^\/(?:me|favourite)(?:\/|$)/;

/** Has links that lead out of the web views followed by the holder, where there is one. */
export function followLinks(root: Document): void {
  root.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const leaving = link && leavingBy(link.href, location.origin);
    // Another web view in the place of this one is on the same page.
    if (link && !leaving) link.hash ||= location.hash;
    if (!leaving) return;
    if (notify(leaving)) event.preventDefault();
    // A page of the product's own has no place in a widget, and a widget's page keeps its visitor.
    else if (window.top !== window) {
      link.target = '_blank';
      link.rel = 'noopener';
    }
  });
}

/** What is told of a link to this address on a page of this origin; null for one that leads to a web view. */
export function leavingBy(href: string, own: string): FrameEvent | null {
  const url = href === '' ? null : new URL(href);
  if (!url) return null;
  const { origin, pathname, search, hash } = url;
  if (origin !== own) return { type: 'navigate', to: href };
  if (pathname.startsWith('/frame/')) return null;
  const type = SIGNED_IN.test(pathname) ? 'login-required' : 'navigate';
  return { type, to: `${pathname}${search}${hash}` };
}

/** Tells how tall an element is, and whenever that changes. */
export function tellHeight(element: HTMLElement): void {
  let told = 0;
  const tell = () => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    notify({ type: 'height', height });
  };
  new ResizeObserver(tell).observe(element);
}
