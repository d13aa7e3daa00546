import type { Page } from 'playwright';

/** What of a page its faults are found by. */
export interface PageFacts {
  title: string;
  /** All that is shown, line by line. */
  text: string;
  /** Matches of lists: their status, and the lines of the row beside it. */
  rows: { id: string; status: string; lines: string[] }[];
  /** Cards by their headings, with what they hold beside it. */
  cards: { heading: string; body: string }[];
  /** Tables of teams: what is to be seen of each name. */
  tables: string[][];
  /** When the page's matches begin, as it tells search engines: ISO 8601. */
  starts: string[];
  /** Groups of a directory, each with the names in it. */
  groups: { name: string; entries: string[] }[];
  /** Where its links lead, within the site. */
  links: string[];
}

/** Reads a page as it is shown. */
export function readPageFacts(page: Page): Promise<PageFacts> {
  return page.evaluate(() => {
    const linesOf = (element: HTMLElement | null) =>
      (element?.innerText ?? '')
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);

    /** What is seen of a name: of its forms the one that lies in the line, as far as it is not cut off. */
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
        // A match's page is a row too: its header has the score, and below stand figures of others.
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
