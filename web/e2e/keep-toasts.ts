import type { BrowserContext, Page } from 'playwright/test';

/** Keeps toasts until something closes them: a busy machine can take longer than their three seconds. */
export async function keepToasts(pages: Page | BrowserContext): Promise<void> {
  await pages.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    // The library closes a toast when this animation ends.
    sheet.replaceSync('.Toastify__progress-bar { animation-play-state: paused !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}
