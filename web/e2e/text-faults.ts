import type { Page } from 'playwright/test';

/**
 * Returns the texts that a box cuts off at its side, pairs of texts that stand on each other, and links and fields
 * beside the window. A text may end in dots or scroll, and parts that float, such as dialogs, may cover others.
 */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Box {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    interface Shown extends Box {
      /** The part that floats, with the text in it. */
      layer: Element | null;
    }
    interface Line extends Shown {
      node: Node;
      text: string;
    }
    interface Clip {
      clip: 'none' | 'shortens' | 'cuts';
      floats: boolean;
      box: Box;
    }
    const clips = new Map<Element, Clip>();
    const screen = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };

    function clipOf(element: Element): Clip {
      const known = clips.get(element);
      if (known) return known;
      const style = getComputedStyle(element);
      const overflow = `${style.overflowX} ${style.overflowY}`;
      const floats = ['fixed', 'sticky', 'absolute'].includes(style.position);
      const isFixed = style.position === 'fixed';
      let clip: Clip['clip'] = 'none';
      // A page does not scroll to what stands beside the screen.
      if (isFixed) clip = 'cuts';
      else if (/auto|scroll/.test(overflow) || style.textOverflow === 'ellipsis') clip = 'shortens';
      else if (overflow !== 'visible visible' || style.clipPath !== 'none') clip = 'cuts';
      const box = isFixed ? screen : element.getBoundingClientRect();
      const found = { clip, floats, box };
      clips.set(element, found);
      return found;
    }

    function meet(a: Box, b: Box): Box | null {
      const left = Math.max(a.left, b.left);
      const top = Math.max(a.top, b.top);
      const right = Math.min(a.right, b.right);
      const bottom = Math.min(a.bottom, b.bottom);
      // What is for screen readers alone is one pixel large.
      return right > left + 1 && bottom > top + 1 ? { left, top, right, bottom } : null;
    }

    const cut = new Set<string>();
    /** Returns what shows of a text's line; null for nothing. */
    function shownOf(text: string, line: Box, parent: Element | null): Shown | null {
      let shown: Box | null = line;
      let layer: Element | null = null;
      let isCut = false;
      for (let element = parent; element && shown && !layer; element = element.parentElement) {
        const { clip, floats, box } = clipOf(element);
        if (floats) layer = element;
        if (clip === 'none') continue;
        isCut ||= clip === 'cuts' && (shown.right > box.right + 1 || shown.left < box.left - 1);
        shown = meet(shown, box);
      }
      if (shown && isCut) cut.add(`"${text}" is cut`);
      return shown && { ...shown, layer };
    }

    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (text === '' || !node.parentElement?.checkVisibility({ visibilityProperty: true }))
        continue;
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const shown = shownOf(text, line, node.parentElement);
        if (shown) lines.push({ node, text, ...shown });
      }
    }
    /** Whether a part, or what scrolls it, is in the window's width. */
    function isReachable(part: Element): boolean {
      const { left, right } = part.getBoundingClientRect();
      if (left >= -1 && right <= screen.right + 1) return true;
      for (let element = part.parentElement; element; element = element.parentElement)
        if (clipOf(element).clip === 'shortens' && element.scrollWidth > element.clientWidth)
          return true;
      return false;
    }
    for (const part of document.querySelectorAll('a[href], button, input, select'))
      if (part.checkVisibility({ visibilityProperty: true }) && !isReachable(part))
        cut.add(`"${part.ariaLabel ?? part.textContent}" is beside the window`);
    lines.sort((a, b) => a.top - b.top);
    const covered = new Set<string>();
    for (const [index, a] of lines.entries())
      for (const b of lines.slice(index + 1)) {
        if (b.top >= a.bottom) break;
        const both = a.node === b.node || a.layer !== b.layer ? null : meet(a, b);
        const least = Math.min(a.bottom - a.top, b.bottom - b.top);
        // Lines of text are closer to each other than their boxes are high.
        if (both && both.bottom - both.top > least / 2)
          covered.add(`"${a.text}" stands on "${b.text}"`);
      }
    return [...cut, ...covered];
  });
}
