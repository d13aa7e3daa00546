import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Article, Content } from '../../../../realtime/protocol/content.ts';
import {
  articleDetailSchema,
  articlePageSchema,
  foundArticlesSchema,
} from '../../../contracts/article.ts';
import { envelopeSchema } from '../../../contracts/envelope.ts';
import { article } from '../../../testing/articles.ts';
import { call } from '../../../testing/call.ts';
import { fixture, newMatchId } from '../../../testing/football.ts';
import { signed } from '../../../testing/signed.ts';

async function data<const Schema extends v.GenericSchema>(path: string, schema: Schema) {
  const { body } = await call(`/api/media/v1/${path}`);
  return v.parse(schema, v.parse(envelopeSchema(v.unknown()), body).data);
}

const matchId = newMatchId();
const at = (hour: number) => Date.UTC(2026, 10, 21, hour);
const about = { leagueIds: ['coast-league'], teamIds: ['harbour'], sportId: 1 as const };

const DERBY = article({
  ...about,
  id: 'n-derby',
  title: 'Bodø take the derby',
  publishedAt: at(9),
});
const VERSIONS = (['en', 'pt-BR', 'es-MX'] as const).map((language) =>
  article({
    ...about,
    id: `n-cup-${language}`,
    story: 'n-cup',
    language,
    title: `Cup in ${language}`,
    matchIds: [matchId],
    publishedAt: at(10),
  }),
);
const ESPANOL = article({ ...about, id: 'n-es', language: 'es-MX', publishedAt: at(8) });
const ELSEWHERE = article({ id: 'n-tennis', sportId: 5, publishedAt: at(11) });
const LATER = article({ ...about, id: 'n-later', publishedAt: Date.UTC(2199, 0) });

beforeAll(async () => {
  await call(
    signed('/ingest/v1/catalogue', { source: 'test', matches: [{ matchId, fixture: fixture() }] }),
  );
  await publish([DERBY, ...VERSIONS, ESPANOL, ELSEWHERE, LATER]);
});

async function publish(content: Content[]): Promise<void> {
  await call(signed('/ingest/v1/content', { source: 'test', content }));
}

const ids = (articles: readonly { articleId: string }[]) =>
  articles.map(({ articleId }) => articleId);

describe('lists of news', () => {
  it.each([
    ['en', 'n-cup-en'],
    ['pt-BR', 'n-cup-pt-BR'],
    ['pt', 'n-cup-pt-BR'],
    ['es-AR', 'n-cup-es-MX'],
    ['de', 'n-cup-en'],
  ])('show a story once: for the language %s as %s', async (language, version) => {
    const { articles } = await data(`news?sportId=1&language=${language}`, articlePageSchema);
    expect(ids(articles)).toEqual([version, 'n-derby', 'n-es']);
  });

  it.each(['league/coast-league', 'team/harbour'])(
    'for %s have their own articles, in pages',
    async (path) => {
      const first = await data(`news/${path}/backward?size=2`, articlePageSchema);
      expect(ids(first.articles)).toEqual(['n-cup-en', 'n-derby']);
      const rest = await data(`news/${path}/backward?size=2&flag=${first.flag}`, articlePageSchema);
      expect(ids(rest.articles)).toEqual(['n-es']);
      expect(rest.flag).toBeNull();
    },
  );

  it('for a match have the articles about it, and answer 404 to an unknown match', async () => {
    const { articles } = await data(`news/match/${matchId}/backward`, articlePageSchema);
    expect(ids(articles)).toEqual(['n-cup-en']);
    expect((await call('/api/media/v1/news/match/none/backward')).status).toBe(404);
  });

  it('name the teams of a picture: both sides of the first match, else the one or two subjects', async () => {
    await publish([
      article({
        ...about,
        id: 'n-many',
        teamIds: ['harbour', 'quarry', 'dock'],
        publishedAt: at(7),
      }),
    ]);
    const { articles } = await data('news?sportId=1&language=en', articlePageSchema);
    const named = articles.map(({ articleId, articleTeams }) => [
      articleId,
      articleTeams.map(({ teamId }) => teamId),
    ]);
    expect(named).toEqual([
      ['n-cup-en', [fixture().home.id, fixture().away.id]],
      ['n-derby', ['harbour']],
      ['n-es', ['harbour']],
      ['n-many', []],
    ]);
    await publish([{ kind: 'withdrawal', id: 'n-many' }]);
  });

  it('are empty for a team without news, and answer 404 to an unknown team', async () => {
    expect(await data('news/team/quarry/backward', articlePageSchema)).toEqual({
      articles: [],
      flag: null,
    });
    expect((await call('/api/media/v1/news/team/nobody/backward')).status).toBe(404);
  });
});

describe('an article', () => {
  it('has its known leagues, teams, matches and language versions', async () => {
    const found = await data('news/n-cup-pt-BR', articleDetailSchema);
    expect(found).toMatchObject({
      article: { articleLanguage: 'pt-BR' },
      leagues: [{ leagueId: 'coast-league' }],
      teams: [{ teamId: 'harbour' }],
      matches: { events: [{ eventId: matchId }] },
    });
    expect(ids(found.versions)).toEqual(['n-cup-en', 'n-cup-es-MX', 'n-cup-pt-BR']);
  });

  it('is not found before it is published', async () => {
    expect((await call('/api/media/v1/news/n-later')).status).toBe(404);
  });

  it('has related articles with shared subjects, in the visitor’s language', async () => {
    const { articles } = await data('news/n-derby/related?language=es-MX', articlePageSchema);
    expect(ids(articles)).toEqual(['n-cup-es-MX', 'n-es']);
  });
});

describe('search of news', () => {
  const found = async (keyword: string, more = '') =>
    data(`news/search?keyword=${encodeURIComponent(keyword)}${more}`, foundArticlesSchema);

  it.each(['bodo', 'BODØ', 'bod', 'derby bodo', 'Bodø take'])(
    '%s finds the derby',
    async (word) => {
      const { items } = await found(word);
      expect(ids(items.map(({ article: each }) => each))).toEqual(['n-derby']);
    },
  );

  it('marks the matched words', async () => {
    const { items } = await found('bod der');
    expect(items[0]?.title).toEqual([
      { text: 'Bodø', isFound: true },
      { text: ' take the ', isFound: false },
      { text: 'derby', isFound: true },
    ]);
  });

  it('shows a story once, in the visitor’s language', async () => {
    const { items } = await found('cup', '&language=es-MX');
    expect(ids(items.map(({ article: each }) => each))).toEqual(['n-cup-es-MX']);
  });

  it('ranks a match in the title above one in the text', async () => {
    const inText = article({
      id: 'n-x1',
      title: 'Plain',
      publishedAt: at(12),
      parts: [{ kind: 'html', html: '<p>Wyvern</p>' }],
    });
    const inTitle = article({ id: 'n-x2', title: 'Wyvern', publishedAt: at(1) });
    await publish([inText, inTitle]);
    const { items, hasMore } = await found('wyvern', '&size=1');
    expect(ids(items.map(({ article: each }) => each))).toEqual(['n-x2']);
    expect(hasMore).toBe(true);
    const next = await found('wyvern', '&size=1&page=2');
    expect(next.items[0]?.excerpt.find(({ isFound }) => isFound)).toEqual({
      text: 'Wyvern',
      isFound: true,
    });
  });

  it('finds an article of a sport behind hundreds of newer ones of another sport', async () => {
    const many = (from: number, more: Partial<Article>) =>
      Array.from({ length: 100 }, (_, index) =>
        article({ id: `n-${from + index}`, title: 'Jabberwock', publishedAt: at(12), ...more }),
      );
    const older = article({ id: 'n-older', title: 'Jabberwock', sportId: 5, publishedAt: at(1) });
    const later = { sportId: 5 as const, publishedAt: Date.UTC(2199, 0) };
    await publish([older]);
    await publish(many(100, { sportId: 1 }));
    await publish(many(200, { sportId: 1 }));
    await publish(many(300, later));
    await publish(many(400, later));
    const { items } = await found('jabberwock', '&sportId=5');
    expect(ids(items.map(({ article: each }) => each))).toEqual(['n-older']);
    // Unpublished articles do not hide it either.
    expect((await found('jabberwock', '&page=10')).items).toHaveLength(20);
  });

  it('does not read a typed word as a sport filter', async () => {
    for (const word of ['1', '\u{e000}1', 'sport 1']) expect((await found(word)).items).toEqual([]);
  });

  it.each(['zzzz', '"', '* OR a', 'bodo AND', '-'])(
    '%s finds nothing and causes no error',
    async (word) => {
      expect((await found(word)).items).toEqual([]);
    },
  );
});
