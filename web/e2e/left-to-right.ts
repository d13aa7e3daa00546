import type { Page } from 'playwright/test';

/**
 * Returns what a page from right to left shows from left to right: elements with text whose lines run to the
 * right, or stand at the left, without an attribute that says so; and English texts of the product, which a
 * translation should have replaced. `english` has those that differ in the page's language.
 */
export function leftToRight(page: Page, english: readonly string[]): Promise<string[]> {
  return page.evaluate((untranslated) => {
    const foreign = new Set(untranslated);
    const { documentElement: root, body } = document;
    const found: string[] = [];
    if (root.dir !== 'rtl') found.push(`html has dir="${root.dir}"`);
    for (const element of body.querySelectorAll('*')) {
      if (element.closest('script, style, svg, iframe')) continue;
      const name = `${element.tagName.toLowerCase()}.${element.classList.value}`;
      for (const attribute of ['aria-label', 'title', 'placeholder', 'alt'])
        if (foreign.has(element.getAttribute(attribute) ?? ''))
          found.push(`${name} has the English ${attribute} "${element.getAttribute(attribute)}"`);
      const words = Array.from(element.childNodes, (node) =>
        node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '').trim() : '',
      ).filter(Boolean);
      if (words.length === 0) continue;
      const own = element.closest('[dir], bdi');
      const isOwn = own !== null && own !== root;
      const { direction, textAlign } = getComputedStyle(element);
      if (direction === 'ltr' && !isOwn)
        found.push(`${name} runs to the right: "${words.join(' ')}"`);
      if (textAlign === 'left' && !isOwn)
        found.push(`${name} stands at the left: "${words.join(' ')}"`);
      // Articles, videos and comments have the language in which somebody wrote them.
      if (element.closest('[lang]') === root)
        for (const text of words)
          if (foreign.has(text)) found.push(`${name} is English: "${text}"`);
    }
    return found;
  }, english);
}
