import type { Page } from 'playwright/test';

/** Returns the words of a page's content that do not stand on one line, each once. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const broken = new Set<string>();
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of text.nodeValue?.matchAll(/[^\s\-–/]+/g) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.add(word);
      }
    }
    return [...broken];
  });
}
