/** Path of a small file. An uncached request of it checks whether the product is reachable. */
const PROBE = '/favicon.svg';

export interface StayOptions {
  isOnline: () => boolean;
  probe: () => Promise<unknown>;
  /** Called for each link that could not load. */
  onStay: () => void;
  go: (href: string) => void;
}

const BROWSER: Omit<StayOptions, 'onStay'> = {
  isOnline: () => navigator.onLine,
  probe: () => fetch(PROBE, { method: 'HEAD', cache: 'no-store' }),
  go: (href) => window.location.assign(href),
};

/**
 * Keeps an offline visitor on the current page: the next one could not load, and the browser's
 * error page would replace the scores. Browsers' offline state is unreliable, so a request checks
 * it first. Returns the stop function.
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
  // Runs before the router's handlers, which ignore prevented clicks.
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/** Whether a click opens in this window. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Whether the link leads to another page of the product. */
function leadsOn({ origin, pathname, search, hash, target, download }: HTMLAnchorElement): boolean {
  const { location } = window;
  if (origin !== location.origin || (target !== '' && target !== '_self') || download !== '')
    return false;
  return hash === '' || pathname !== location.pathname || search !== location.search;
}
