import type { KeptPage } from './kept-page.ts';

/** Sources of a page's data: a change of one purges the page. */
export const PAGE_TAGS = ['catalogue', 'content', 'tv'] as const;
export type PageTag = (typeof PAGE_TAGS)[number];

export interface StoredPage {
  page: KeptPage;
  tags: ReadonlySet<PageTag>;
}

/** Rough size of a page's headers and key, bytes. */
const OVERHEAD = 1_000;

/**
 * Pages by key, the most recently used last. Above the limit, it forgets the least recently used.
 */
export class PageStore {
  readonly #pages = new Map<string, StoredPage>();
  readonly #limit: number;
  #bytes = 0;

  /** `limit`: most bytes. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): StoredPage | undefined {
    const stored = this.#pages.get(key);
    if (!stored) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, stored);
    return stored;
  }

  set(key: string, stored: StoredPage): void {
    this.#delete(key);
    if (sizeOf(key, stored) > this.#limit) return;
    this.#pages.set(key, stored);
    this.#bytes += sizeOf(key, stored);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.#delete(oldest);
    }
  }

  /** Forgets the pages with any of the tags. */
  purge(tags: readonly PageTag[]): void {
    for (const [key, stored] of this.#pages)
      if (tags.some((tag) => stored.tags.has(tag))) this.#delete(key);
  }

  #delete(key: string): void {
    const stored = this.#pages.get(key);
    if (stored && this.#pages.delete(key)) this.#bytes -= sizeOf(key, stored);
  }
}

function sizeOf(key: string, { page }: StoredPage): number {
  return page.body.length + key.length + OVERHEAD;
}
