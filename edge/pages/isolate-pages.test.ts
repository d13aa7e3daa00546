import { afterEach, describe, expect, it, vi } from 'vitest';
import { IsolatePages, type MadePage, type Making, type Turn } from './isolate-pages.ts';
import type { PageTag } from './page-store.ts';

afterEach(() => void vi.unstubAllEnvs());

const RULE = { freshMs: 1_000, staleMs: 1_000 };

/** Returns a cache with a clock, and renderings that a test ends itself. */
function start(limit?: number) {
  let now = 0;
  const begun: (PromiseWithResolvers<MadePage | null> & { at: number; turn: Turn })[] = [];
  const kept: Promise<unknown>[] = [];
  const pauses: number[] = [];
  const pages = new IsolatePages({
    now: () => now,
    // Each look of a waiting request takes its time.
    pause: async (ms) => {
      pauses.push(ms);
      now += ms;
      await Promise.resolve();
    },
    ...(limit !== undefined && { limit }),
  });
  const making: Making = {
    make: (turn) => {
      const rendering = { ...Promise.withResolvers<MadePage | null>(), at: now, turn };
      begun.push(rendering);
      return rendering.promise;
    },
    waitUntil: (rendering) => kept.push(rendering),
  };
  return {
    pages,
    begun,
    kept,
    pauses,
    page: (key = '/', more: Partial<Making> = {}) =>
      pages.page(key, RULE, { ...making, ...more }).then(textOf),
    wait: (ms: number) => (now += ms),
    /** Ends rendering number `index`. */
    refuse: (index: number) => begun[index]?.resolve(null),
    end: (index: number, text: string, more: Partial<MadePage['page']> = {}, tag?: PageTag) =>
      begun[index]?.resolve({
        page: {
          madeAt: begun[index].at,
          status: 200,
          headers: [],
          body: encode(text),
          nonceAt: [],
          ...more,
        },
        tags: new Set([tag ?? 'catalogue']),
      }),
  };
}

const encode = (text: string) => Uint8Array.from(new TextEncoder().encode(text));
const textOf = (page: MadePage['page'] | null) => page && new TextDecoder().decode(page.body);

describe('a kept page', () => {
  it('is shown as it is while it is fresh', async () => {
    const { page, end, wait, begun } = start();
    const first = page();
    end(0, 'one');
    expect(await first).toBe('one');
    wait(999);
    expect(await page()).toBe('one');
    expect(begun).toHaveLength(1);
  });

  it('is shown once more while one request makes it again', async () => {
    const { page, end, wait, begun, kept } = start();
    const first = page();
    end(0, 'one');
    await first;
    wait(1_500);
    expect([await page(), await page(), await page()]).toEqual(['one', 'one', 'one']);
    expect(begun).toHaveLength(2);
    end(1, 'two');
    await Promise.all(kept);
    expect(await page()).toBe('two');
  });

  it('is not shown when it is too old', async () => {
    const { page, end, wait } = start();
    const first = page();
    end(0, 'one');
    await first;
    wait(2_000);
    const second = page();
    end(1, 'two');
    expect(await second).toBe('two');
  });

  it('is as old as the data it was made from', async () => {
    const { page, end, wait, begun } = start();
    const first = page();
    wait(1_990);
    end(0, 'one');
    await first;
    wait(20);
    const second = page();
    end(1, 'two');
    expect([await second, begun.length]).toEqual(['two', 2]);
  });

  it('is not replaced by one whose data are older', async () => {
    const { page, end, wait, kept } = start();
    const first = page();
    wait(500);
    end(0, 'one', { madeAt: 500 });
    await first;
    wait(1_100);
    await page();
    end(1, 'slow', { madeAt: 400 });
    await Promise.all(kept);
    expect(await page()).toBe('one');
  });

  it('is forgotten, the longest unused first, when the pages exceed their bytes', async () => {
    const { page, end, begun } = start(3_000);
    /** Returns whether the page was made for this visit. */
    const visit = async (key: string) => {
      const made = begun.length;
      const asked = page(key);
      if (begun.length > made) end(made, 'x'.repeat(400));
      await asked;
      return begun.length > made;
    };
    for (const key of ['/a', '/b']) expect(await visit(key)).toBe(true);
    expect(await visit('/a')).toBe(false);
    expect(await visit('/c')).toBe(true);
    expect(await visit('/a')).toBe(false);
    expect(await visit('/b')).toBe(true);
  });
});

describe('requests for a page that is being made', () => {
  it.each([
    ['ten seconds', '1', 10_000],
    ['200 seconds where TIME_SCALE is 20', '20', 200_000],
  ])('make it again after %s, not before', (_what, scale, timeoutMs) => {
    vi.stubEnv('TEST_MODE', '1');
    vi.stubEnv('TIME_SCALE', scale);
    const { page, wait, begun } = start();
    void page();
    wait(timeoutMs - 1);
    void page();
    expect(begun).toHaveLength(1);
    wait(1);
    void page();
    expect(begun).toHaveLength(2);
  });

  it('wait for it', async () => {
    const { page, end, begun } = start();
    const asked = [page(), page(), page()];
    end(0, 'one');
    expect(await Promise.all(asked)).toEqual(['one', 'one', 'one']);
    expect(begun).toHaveLength(1);
  });

  it('look for it the less often the more they are', async () => {
    const { page, end, pauses } = start();
    const asked = Array.from({ length: 33 }, () => page());
    end(0, 'one');
    await Promise.all(asked);
    expect([pauses[0], pauses[31]]).toEqual([20, 40]);
  });

  it('share an error page, which nobody gets later', async () => {
    const { page, end, begun } = start();
    const asked = [page(), page()];
    end(0, 'missing', { status: 404 });
    expect(await Promise.all(asked)).toEqual(['missing', 'missing']);
    void page();
    expect(begun).toHaveLength(2);
  });

  it('make their own when it sets a cookie or fails', async () => {
    const { page, end, begun } = start();
    const asked = [page(), page()];
    end(0, 'yours', { headers: [['set-cookie', 'a=b']] });
    await asked[0];
    await expect.poll(() => begun.length).toBe(2);
    end(1, 'mine');
    expect(await Promise.all(asked)).toEqual(['yours', 'mine']);
    const failed = page('/f');
    const own = page('/f');
    begun[2]?.reject(new Error('no room'));
    await expect(failed).rejects.toThrow('no room');
    await expect.poll(() => begun.length).toBe(4);
    end(3, 'own');
    expect(await own).toBe('own');
  });

  it('make it together when the first one died', async () => {
    const { page, end, begun, wait } = start();
    void page();
    wait(9_990);
    const asked = [page(), page()];
    await expect.poll(() => begun.length).toBe(2);
    end(1, 'two');
    expect(await Promise.all(asked)).toEqual(['two', 'two']);
    expect(begun).toHaveLength(2);
  });
});

describe('a reload', () => {
  it('gets no page that was made before it came, and leaves the next visitor its own', async () => {
    const { page, end, wait, begun } = start();
    const first = page();
    end(0, 'one');
    await first;
    wait(500);
    const reload = page('/', { since: 500 });
    expect(begun).toHaveLength(2);
    end(1, 'two');
    expect(await reload).toBe('two');
    expect(await page()).toBe('two');
    expect(begun).toHaveLength(2);
  });

  it('joins no rendering that began before it came, but one that began after', async () => {
    const { page, end, wait, begun } = start();
    const first = page();
    wait(300);
    const reloads = [page('/', { since: 300 }), page('/', { since: 300 })];
    expect(begun).toHaveLength(1);
    end(0, 'one');
    expect(await first).toBe('one');
    await expect.poll(() => begun.length).toBe(2);
    end(1, 'two');
    expect(await Promise.all(reloads)).toEqual(['two', 'two']);
    expect(begun).toHaveLength(2);
  });

  it('waits until the page is a quarter of a second old, however many reload', async () => {
    const { page, end, wait, begun } = start();
    const first = page();
    end(0, 'one');
    await first;
    wait(100);
    const reload = page('/', { since: 100 });
    await expect.poll(() => begun.length).toBe(2);
    expect(begun[1]?.at).toBeGreaterThanOrEqual(250);
    end(1, 'two');
    expect(await reload).toBe('two');
  });
});

describe('where an isolate has too much to render', () => {
  it('a page is shown for thirty seconds while it waits for its rendering', async () => {
    const { page, end, wait, begun } = start();
    const crowded = { isCrowded: () => true };
    const first = page();
    end(0, 'one');
    await first;
    wait(29_999);
    expect([await page('/', crowded), await page('/', crowded)]).toEqual(['one', 'one']);
    expect(begun).toHaveLength(2);
    wait(1);
    end(1, 'two');
    expect(await page('/', crowded)).toBe('two');
  });

  it.each([
    ['an old page is better than a refusal', 29_999, 'one'],
    ['a page of thirty seconds is too old', 30_000, null],
  ])('%s', async (_what, age, shown) => {
    const { page, end, wait, refuse } = start();
    const first = page();
    end(0, 'one');
    await first;
    wait(age);
    const second = page();
    refuse(1);
    expect(await second).toBe(shown);
  });

  it('a request that waits for a refused rendering asks for one itself', async () => {
    const { page, refuse, end, begun } = start();
    const asked = [page(), page(), page()];
    refuse(0);
    expect(await asked[0]).toBeNull();
    end(1, 'two');
    expect(await Promise.all(asked.slice(1))).toEqual(['two', 'two']);
    expect(begun).toHaveLength(2);
  });

  it('a request that waits for two refused renderings is refused, and the next one tries again', async () => {
    const { page, refuse, begun } = start();
    const asked = [page(), page(), page()];
    refuse(0);
    expect(await asked[0]).toBeNull();
    refuse(1);
    expect(await Promise.all(asked)).toEqual([null, null, null]);
    void page();
    expect(begun).toHaveLength(3);
  });
});

describe('a rendering that waits for its turn', () => {
  const late = { network: 'crowd' };
  const early = { network: 'other', precedes: (network: string | null) => network === 'crowd' };

  it('is not waited for by who has a turn before it, and ends', async () => {
    const { page, begun, refuse, end } = start();
    const crowd = [page('/', late), page('/', late)];
    const others = [page('/', early), page('/', early)];
    expect(begun.map(({ turn }) => turn.isNeeded())).toEqual([false, true]);
    refuse(0);
    end(1, 'one');
    expect(await Promise.all([...crowd, ...others])).toEqual(['one', 'one', 'one', 'one']);
    expect(begun).toHaveLength(2);
  });

  it('goes on if the one that overtook it has no place', async () => {
    const { page, begun, refuse, end } = start();
    const crowd = page('/', late);
    const other = page('/', early);
    refuse(1);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(begun[0]?.turn.isNeeded()).toBe(true);
    expect(await other).toBeNull();
    end(0, 'one');
    expect(await crowd).toBe('one');
  });

  it('is waited for by everybody once its turn has come', async () => {
    const { page, begun, end } = start();
    const crowd = page('/', late);
    begun[0]?.turn.begin();
    const other = page('/', early);
    end(0, 'one');
    expect(await Promise.all([crowd, other])).toEqual(['one', 'one']);
    expect(begun).toHaveLength(1);
  });

  it('renews a page that is shown meanwhile for who has a turn before it', async () => {
    const { page, begun, end, wait } = start();
    const first = page();
    end(0, 'one');
    await first;
    wait(1_500);
    expect([await page('/', late), await page('/', early)]).toEqual(['one', 'one']);
    expect(begun.map(({ turn }) => turn.isNeeded())).toEqual([true, false, true]);
  });
});

describe('a page is never kept', () => {
  it.each([
    ['with a cookie', { headers: [['set-cookie', 'a=b']] }],
    ['that says it is private', { headers: [['cache-control', 'private, max-age=300']] }],
    ['that says it may not be stored', { headers: [['cache-control', 'no-store']] }],
    ['that is a redirect', { status: 301 }],
    ['that is partial', { status: 503 }],
  ] satisfies [string, Partial<MadePage['page']>][])('%s', async (_what, more) => {
    const { page, end, begun } = start();
    const first = page();
    end(0, 'one', more);
    await first;
    void page();
    expect(begun).toHaveLength(2);
  });
});

describe('a purge', () => {
  it('forgets the pages with the tag, and no others', async () => {
    const { pages, page, end, begun } = start();
    const asked = [page('/news'), page('/team')];
    end(0, 'news', {}, 'content');
    end(1, 'team', {}, 'catalogue');
    await Promise.all(asked);
    pages.purge(['content']);
    expect(await page('/team')).toBe('team');
    void page('/news');
    expect(begun).toHaveLength(3);
  });

  it('also applies to a page whose data were read before', async () => {
    const { pages, page, end, begun } = start();
    const before = page();
    pages.purge(['content']);
    const after = page();
    end(0, 'old', {}, 'content');
    end(1, 'new', {}, 'content');
    expect([await before, await after]).toEqual(['old', 'new']);
    expect(await page()).toBe('new');
    expect(begun).toHaveLength(2);
  });

  it('leaves alone who read before it: nobody waits for their page, nor gets it later', async () => {
    const { pages, page, end, begun } = start();
    const { purges } = pages;
    pages.purge(['content']);
    const before = page('/', { purges });
    const after = page();
    expect(begun).toHaveLength(2);
    end(1, 'new', {}, 'content');
    end(0, 'old', {}, 'content');
    expect([await before, await after, await page()]).toEqual(['old', 'new', 'new']);
  });
});
