import { createRandom } from '../realtime/demo/world/random.ts';
import { MAX_CONTENT_PER_REQUEST, type Article } from '../realtime/protocol/content.ts';
import { startApiProcess, type ApiProcess } from '../edge/acceptance/api-process.ts';
import { signed } from '../edge/testing/signed.ts';
import { count, defineBenchmark } from './benchmark.ts';
import { percentile } from './percentiles.ts';
import { Caller } from './timed-request.ts';

/** Limit of the 95th percentile, ms. */
const LIMIT_MS = 30;
/** p95 of the floor's calls above which the machine is busy, ms. */
const BUSY_MS = 10;

const SYLLABLES =
  'ka lo mi ren tos bel dur fin gár hol ist jun val wes xan yor zet pri qua stø'.split(' ');

/** Returns the word of a rank. `text` uses words as often as a language: the first most, the last hardly. */
function wordAt(rank: number): string {
  const part = (place: number) => SYLLABLES[Math.floor(rank / 20 ** place) % 20] ?? '';
  return `${part(0)}${part(1)}${rank < 400 ? '' : part(2)}`;
}

const random = createRandom('bench', 'news');

function text(words: number): string {
  return Array.from({ length: words }, () => wordAt(Math.floor(8_000 * random.next() ** 4))).join(
    ' ',
  );
}

function article(index: number): Article {
  return {
    kind: 'article',
    id: `bench-${index}`,
    slug: `bench-${index}`,
    language: 'en',
    title: text(8),
    summary: text(16),
    publishedAt: Date.UTC(2020, 0) + index * 60_000,
    // One sport with few articles, another with all the rest.
    sportId: index % 200 === 0 ? 5 : 1,
    parts: [{ kind: 'html', html: `<p>${text(120)}</p>` }],
  };
}

interface Query {
  keyword: string;
  sportId?: string;
}
const KEYWORDS: Readonly<Record<string, Query>> = {
  'one letter': { keyword: 'k' },
  'two letters': { keyword: 'lo' },
  'three letters': { keyword: 'mir' },
  'four letters': { keyword: 'kaka' },
  'a common word': { keyword: wordAt(1) },
  'a rare word': { keyword: wordAt(7_900) },
  'without its marks': { keyword: 'garsto' },
  'two words': { keyword: `${wordAt(3)} ${wordAt(90)}` },
  'three words, the last half typed': { keyword: `${wordAt(2)} ${wordAt(40)} va` },
  'one letter, of a sport': { keyword: 'k', sportId: '1' },
  'a rare word, of a sport': { keyword: wordAt(7_900), sportId: '1' },
  'a common word, of a rare sport': { keyword: wordAt(1), sportId: '5' },
  'two words, of a rare sport': { keyword: `${wordAt(3)} ${wordAt(90)}`, sportId: '5' },
};
/** A query that finds nothing, whose calls measure the machine, workerd and the connection. */
const FLOOR: Query = { keyword: 'zzzzzz' };
const WARM_UP = 5;

export const benchmark = defineBenchmark({
  description: `How long a search of the news takes while one types: the media API in workerd with so
many articles, asked for words that are rare, common, half typed and of other letters, of all and of
one sport. A call that finds nothing is made beside each and measures the machine by itself: where
its p95 is above ${BUSY_MS} ms the machine is busy, and the search's time beyond it is judged.`,
  options: {
    articles: count(50_000, 'articles'),
    calls: count(40, 'calls of each keyword'),
  },
  async run({ articles, calls }, cleanup) {
    const api = await startApiProcess({ country: 'br' });
    cleanup.defer(api.stop);
    await sendArticles(api, articles);
    const callerOf = (query: Query) => {
      const search = new URLSearchParams({ ...query, size: '10' });
      return cleanup.use(new Caller(`${api.url}/media/v1/news/search?${search.toString()}`));
    };
    const floor = callerOf(FLOOR);
    const times: number[] = [];
    const floorTimes: number[] = [];
    const rows = [];
    for (const [keyword, query] of Object.entries(KEYWORDS)) {
      const caller = callerOf(query);
      const own: number[] = [];
      for (let call = -WARM_UP; call < calls; call += 1) {
        // Alternating, so that other load affects both.
        const [time, least] = [await caller.time(), await floor.time()];
        if (call < 0) continue;
        own.push(time);
        floorTimes.push(least);
      }
      times.push(...own);
      rows.push(rowOf(keyword, own));
    }
    const p95Ms = percentile(times, 0.95);
    const floorP95Ms = percentile(floorTimes, 0.95);
    return {
      title: `${articles} articles, ${calls} calls of each keyword`,
      rows: [...rows, rowOf('all of these', times), rowOf('finds nothing', floorTimes)],
      bars: [
        {
          figure: 'search, p95 ms',
          value: p95Ms - (floorP95Ms > BUSY_MS ? floorP95Ms : 0),
          limit: LIMIT_MS,
        },
      ],
    };
  },
});

function rowOf(keyword: string, times: number[]) {
  return { keyword, p50Ms: percentile(times, 0.5), p95Ms: percentile(times, 0.95) };
}

async function sendArticles({ url, secret }: ApiProcess, articles: number): Promise<void> {
  for (let begin = 0; begin < articles; begin += MAX_CONTENT_PER_REQUEST) {
    const length = Math.min(MAX_CONTENT_PER_REQUEST, articles - begin);
    const content = Array.from({ length }, (_, index) => article(begin + index));
    const answer = await fetch(
      signed(`${url}/ingest/v1/content`, { source: 'bench', content }, { secret }),
    );
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} ${body}`);
    if (begin % 5_000 === 0) console.error(`${begin} articles are in`);
  }
}
