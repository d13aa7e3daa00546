/** Small, and never from a cache: whether the product can be reached after all. */
const PROBE = '/favicon.svg';

export interface StayOptions {
  isOnline: () => boolean;
  probe: () => Promise<unknown>;
  /** Told of each link that led nowhere. */
  onStay: () => void;
  go: (href: string) => void;
}

const BROWSER: Omit<StayOptions, 'onStay'> = {
  isOnline: () => navigator.onLine,
  probe: () => fetch(PROBE, { method: 'HEAD', cache: 'no-store' }),
  go: (href) => window.location.assign(href),
};

/**
 * Keeps a visitor without a network on the page at hand: a further one could
 * not be loaded, and the browser's own error page would take the place of the
 * scores there are. Browsers err about the network, so a link is tried first.
 * Returns how to end it.
 */
export function stayWhileOffline(
  options: Pick<StayOptions, 'onStay'> & Partial<StayOptions>,
): () => void {
  const { isOnline, probe, onStay, go } = { ...BROWSER, ...options };
  const onClick = (event: MouseEvent) => {
    if (isOnline() || event.defaultPrevented || !isPlain(event)) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !leadsOn(link)) return;
    event.preventDefault();
    probe().then(() => go(link.href), onStay);
  };
  // Before the router's own handlers, which leave alone what was prevented.
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/** A tap or click that leads on in this window. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** To another page of the product, not to a place on this one. */
function leadsOn({ origin, pathname, search, hash, target, download }: HTMLAnchorElement): boolean {
  const { location } = window;
  if (origin !== location.origin || (target !== '' && target !== '_self') || download !== '')
    return false;
  return hash === '' || pathname !== location.pathname || search !== location.search;
}
