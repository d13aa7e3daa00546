/** The browser's offer to install the product (`beforeinstallprompt`), at most one per page. */
export interface InstallPrompt extends Event {
  /** Opens the browser's dialog; works once. */
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** The kept offer: see `KEEP_PROMPT`. */
    installPrompt?: unknown;
  }
}

/**
 * Inline script that stores the browser's offer, which may come before other scripts run. It keeps
 * the browser from showing the offer: the product shows it once a fan has a favourite.
 */
export const KEEP_PROMPT = 'onbeforeinstallprompt=e=>{e.preventDefault();installPrompt=e}';

/** Returns the stored offer; null if there is none or the fan has answered it. */
export function waitingPrompt(): InstallPrompt | null {
  const kept = window.installPrompt;
  return isPrompt(kept) ? kept : null;
}

function isPrompt(value: unknown): value is InstallPrompt {
  return value instanceof Event && 'prompt' in value && typeof value.prompt === 'function';
}

const CHANGES = ['beforeinstallprompt', 'appinstalled'] as const;

/** Calls `listener` when the browser makes an offer, and when the product is installed. */
export function subscribeToPrompt(listener: () => void): () => void {
  for (const change of CHANGES) window.addEventListener(change, listener);
  return () => {
    for (const change of CHANGES) window.removeEventListener(change, listener);
  };
}

/** Opens the browser's dialog and resolves when the fan has answered it. */
export async function answerPrompt(offer: InstallPrompt): Promise<void> {
  delete window.installPrompt;
  await offer.prompt();
}
