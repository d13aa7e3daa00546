/** The browser's interface for small windows, which TypeScript's library does not have. */
export interface DocumentPictureInPicture {
  /** The open window. */
  window: Window | null;
  /** Opens a window, after a press only, and closes one that is open. */
  requestWindow: (options: { width: number; height: number }) => Promise<Window>;
  addEventListener: (type: 'enter', listener: (event: { window: Window }) => void) => void;
}

declare global {
  interface Window {
    documentPictureInPicture?: DocumentPictureInPicture;
  }
}

/** Size, px: two names, the score and the line. */
const SIZE = { width: 340, height: 232 };

/** Whether the browser has small windows that stay in front. */
export function hasSmallWindow(): boolean {
  return 'documentPictureInPicture' in window;
}

/**
 * Opens a small window that stays in front of others, and returns it; null if the browser refuses.
 * It follows the page's style sheets, theme and language. Call it from a press.
 */
export async function openSmallWindow(title: string): Promise<Window | null> {
  const opened = await window.documentPictureInPicture?.requestWindow(SIZE).catch(() => null);
  if (!opened) return null;
  opened.document.title = title;
  followRoot(opened);
  await followSheets(opened);
  return opened;
}

/** Copies the root's attributes: language, brand, theme. */
function followRoot(opened: Window): void {
  const [from, to] = [document.documentElement, opened.document.documentElement];
  const copy = () => {
    for (const { name, value } of from.attributes) to.setAttribute(name, value);
    for (const name of to.getAttributeNames())
      if (!from.hasAttribute(name)) to.removeAttribute(name);
  };
  copy();
  observe(opened, from, { attributes: true }, copy);
}

/** Links the page's style sheets. Resolves when the first ones have loaded. */
async function followSheets(opened: Window): Promise<void> {
  const known = new Set<string>();
  const add = () =>
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')).map((link) => {
      if (known.has(link.href)) return Promise.resolve();
      known.add(link.href);
      const copy = opened.document.createElement('link');
      copy.rel = 'stylesheet';
      copy.href = link.href;
      const loaded = new Promise<void>((done) => {
        copy.addEventListener('load', () => done());
        copy.addEventListener('error', () => done());
      });
      opened.document.head.append(copy);
      return loaded;
    });
  observe(opened, document.head, { childList: true }, add);
  await Promise.all(add());
}

function observe(
  opened: Window,
  node: Node,
  options: MutationObserverInit,
  run: () => unknown,
): void {
  const observer = new MutationObserver(run);
  observer.observe(node, options);
  opened.addEventListener('pagehide', () => observer.disconnect());
}
