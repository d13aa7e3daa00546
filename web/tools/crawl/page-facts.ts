import type { Page } from 'playwright';

/** What the crawl reads from a page to find faults. */
export interface PageFacts {
  title: string;
  /** All visible text, by line. */
  text: string;
  /** Matches: their status, and the other lines of their row. */
  rows: { id: string; status: string; lines: string[] }[];
  /** Cards by heading, with their other content. */
  cards: { heading: string; body: string }[];
  /** Tables of teams: the visible part of each name. */
  tables: string[][];
  /** Start times in the page's data for search engines: ISO 8601. */
  starts: string[];
  /** Groups of a directory, each with its names. */
  groups: { name: string; entries: string[] }[];
  /** Paths and queries of its links within the site. */
  links: string[];
}

/** Reads a page as a browser shows it, including the parts outside the viewport. */
export function readPageFacts(page: Page): Promise<PageFacts> {
  return page.evaluate(() => {
    // `innerText` is empty for parts that the browser has not rendered yet.
    const whole = new CSSStyleSheet();
    whole.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(whole);

    const linesOf = (element: HTMLElement | null) =>
      (element?.innerText ?? '')
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);

    /** Returns a name's visible text: the form inside the name's line, without its cut-off part. */
    const seenOf = (name: Element) => {
      const line = name.getBoundingClientRect();
      const leaves = [...name.querySelectorAll<HTMLElement>('*')].filter((leaf) => {
        const { top, bottom, width } = leaf.getBoundingClientRect();
        const isInLine = top < line.bottom && bottom > line.top;
        return leaf.childElementCount === 0 && width >= 2 && isInLine;
      });
      const parts = leaves.map((leaf) => {
        const text = leaf.dataset['form'] ?? leaf.textContent ?? '';
        const share = leaf.clientWidth > 0 ? leaf.clientWidth / leaf.scrollWidth : 1;
        return text.slice(0, Math.ceil(text.length * share));
      });
      return leaves.length > 0 ? parts.join('') : (name.textContent ?? '');
    };

    const startsIn = (value: unknown): string[] => {
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(value).flatMap(([key, member]) =>
        key === 'startDate' ? [String(member)] : startsIn(member),
      );
    };

    const main = document.querySelector('main') ?? document.body;
    const sections = [...main.querySelectorAll<HTMLElement>('section')];
    return {
      title: document.title,
      text: document.body.innerText,
      rows: [...document.querySelectorAll<HTMLElement>('[data-match-id]')].map((row) => {
        const status = row.querySelector<HTMLElement>('[data-status]');
        // A match's page has the attribute too. Its header has the score; numbers below the header
        // mean other
        // things.
        const place = row.querySelector<HTMLElement>('header') ?? row;
        const apart = new Set([status, ...place.querySelectorAll('table')].flatMap(linesOf));
        return {
          id: row.dataset['matchId'] ?? '',
          status: status?.dataset['status'] ?? '',
          lines: linesOf(place).filter((line) => !apart.has(line)),
        };
      }),
      cards: sections.map((section) => {
        const heading = linesOf(section.querySelector('h2, h3, h4'))[0] ?? '';
        const pictures = section.querySelector('svg, img, canvas') ? 'picture' : '';
        const body = linesOf(section).filter((line) => line !== heading);
        return { heading, body: [...body, pictures].join(' ').trim() };
      }),
      tables: [...main.querySelectorAll('table')].map((table) =>
        [...table.querySelectorAll('tr[data-team-id]')].map((row) => {
          const link = row.querySelector('a') ?? row;
          return seenOf(link).trim();
        }),
      ),
      starts: [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
        ({ textContent }) => startsIn(JSON.parse(textContent || 'null')),
      ),
      groups: sections
        .filter((section) => section.querySelector('h2, h3'))
        .map((section) => ({
          name: linesOf(section.querySelector('h2, h3'))[0] ?? '',
          entries: [...section.querySelectorAll<HTMLElement>('li a')].flatMap(
            (link) => linesOf(link)[0] ?? [],
          ),
        })),
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname, search }) => pathname + search),
    };
  });
}
