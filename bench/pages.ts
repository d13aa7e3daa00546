import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { Child } from '../.ci/child.ts';
import { rowsOf } from './bare-page/rows.ts';
import { monotonicNow } from './clock.ts';
import { count, defineBenchmark } from './benchmark.ts';
import { median } from './percentiles.ts';
import { liveMatch, startProduct, type Product } from './product.ts';
import { Caller } from './timed-request.ts';

const SERVER = fileURLToPath(new URL('server-process.ts', import.meta.url));
const START_TIMEOUT_MS = 60_000;
/** Connections at the same time. */
const CONNECTIONS = 4;
/** Headers of a fan, whose pages are made for them alone and not cached. */
const FAN = { cookie: `favourites=${encodeURIComponent('20:1:nobody')}` };
/** Paths of a plain text that React Router serves, and of one that the Worker serves without it. */
const TEXT = 'robots.txt';
const OWN_TEXT = 'build-version';
/** Least rate of each cached page, as a share of the text's. */
const LEAST = { home: 0.7, match: 0.6, league: 0.6 };
/** Name of the page with Home's rows alone, and the least rate of a fan's Home as a share of its rate. */
const BARE = 'bare page';
const LEAST_OF_BARE = 0.7;

const newsSchema = v.object({
  data: v.object({ articles: v.array(v.object({ articleId: v.string() })) }),
});

export const benchmark = defineBenchmark({
  description: `How many pages a second the product answers: ${TEXT} and ${OWN_TEXT}, and Home, a day, a live
match, a league and an article, from the cache and made for a fan each time; beside them a page of React Router that
has Home's rows and nothing else. The turns alternate, and the shares are those of ${TEXT} in the same turn: other load
affects both. The demo plays meanwhile.`,
  options: {
    turns: count(7, 'turns'),
    requests: count(200, 'requests of a cached page in a turn; a quarter of it, of another'),
  },
  async run({ turns, requests }, cleanup) {
    const product = await startProduct(cleanup, { feed: 'simulator' });
    await product.seeded();
    const urls = await urlsOf(product);
    const bare = await startBarePage(cleanup, urls.home);
    const rates = new Map<string, number[]>();
    for (let turn = 0; turn < turns; turn += 1) {
      note(rates, BARE, await rateOf(bare, {}, Math.ceil(requests / 4)));
      for (const [name, url] of Object.entries(urls)) {
        note(rates, name, await rateOf(url, {}, requests));
        if (name !== TEXT && name !== OWN_TEXT)
          note(rates, `${name}, of a fan`, await rateOf(url, FAN, Math.ceil(requests / 4)));
      }
    }
    const texts = rates.get(TEXT) ?? [];
    const shareOf = (own: readonly number[], whole: readonly number[] = texts) =>
      median(own.map((rate, turn) => rate / (whole[turn] ?? Number.NaN)));
    return {
      title: `${turns} turns of ${requests} requests over ${CONNECTIONS} connections`,
      rows: [...rates].map(([page, own]) => ({
        page,
        perSecond: median(own),
        shareOfText: shareOf(own),
      })),
      bars: [
        ...Object.entries(LEAST).map(([page, limit]) => ({
          figure: `cached ${page}, share of ${TEXT}`,
          value: shareOf(rates.get(page) ?? []),
          limit,
          isLeast: true,
        })),
        {
          figure: `home of a fan, share of the ${BARE}`,
          value: shareOf(rates.get('home, of a fan') ?? [], rates.get(BARE)),
          limit: LEAST_OF_BARE,
          isLeast: true,
        },
      ],
    };
  },
});

/** Starts the bare page with the rows of Home's HTML, and returns its address. */
async function startBarePage(cleanup: AsyncDisposableStack, home = ''): Promise<string> {
  const child = cleanup.use(new Child(process.execPath, [SERVER], { name: BARE, ipc: true }));
  const port = v.parse(v.number(), await child.ask(BARE, START_TIMEOUT_MS));
  const url = `http://127.0.0.1:${port}/`;
  const rows = rowsOf(await (await fetch(home)).text());
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(rows) });
  if (!answer.ok) throw new Error(`The bare page answered ${answer.status}.`);
  return url;
}

/** Returns the canonical addresses of the pages, to which other addresses redirect. */
async function urlsOf(product: Product): Promise<Record<string, string>> {
  const { matchId, leagueId } = await liveMatch(product, 'football');
  const { data } = v.parse(newsSchema, await product.media('/v1/news'));
  const [article] = data.articles;
  if (!article) throw new Error('The demo has no article.');
  const paths = {
    [TEXT]: `/${TEXT}`,
    [OWN_TEXT]: `/${OWN_TEXT}`,
    home: '/',
    day: '/football/matches/all',
    match: `/match/${matchId}`,
    league: `/league/${leagueId}`,
    article: `/news/x/${article.articleId}`,
  };
  const urls = Object.entries(paths).map(async ([name, path]) => {
    const answer = await fetch(new URL(path, product.url));
    await answer.text();
    return [name, answer.url] as const;
  });
  return Object.fromEntries(await Promise.all(urls));
}

/** Returns how many requests per second an address answers. */
async function rateOf(
  url: string,
  headers: Record<string, string>,
  requests: number,
): Promise<number> {
  const callers = Array.from({ length: CONNECTIONS }, () => new Caller(url, headers));
  const each = Math.ceil(requests / CONNECTIONS);
  // The connection's setup is not measured.
  await Promise.all(callers.map((caller) => caller.time()));
  const startedAt = monotonicNow();
  await Promise.all(
    callers.map(async (caller) => {
      for (let call = 0; call < each; call += 1) await caller.time();
    }),
  );
  const seconds = (monotonicNow() - startedAt) / 1_000;
  for (const caller of callers) caller[Symbol.dispose]();
  return (each * CONNECTIONS) / seconds;
}

function note(rates: Map<string, number[]>, name: string, rate: number): void {
  rates.set(name, [...(rates.get(name) ?? []), rate]);
}
