import { gt, lte, sql, type SQL } from 'drizzle-orm';
import type { SportId } from '../../../../realtime/sports/sport.ts';
import type { FoundArticles } from '../../../contracts/article.ts';
import { foldText } from '../../../../realtime/protocol/fold-text.ts';
import { sportWord } from '../../db/article-index.ts';
import { articles, type ArticleRow } from '../../db/content-schema.ts';
import { isOneOf, type Database } from '../../db/database.ts';
import { excerptOf, markWords } from './marked-text.ts';
import { articleWires, LISTED } from './news-wire.ts';
import { languageDistance } from './preferred-version.ts';

export interface NewsSearchQuery {
  keyword: string;
  /** From 1. */
  page: number;
  size: number;
  sportId?: SportId | undefined;
  language: string;
  /** ms */
  now: number;
}

/** No keyword needs more words, and each costs an index lookup. */
const MAX_WORDS = 12;
/** Most articles that a search reads of each place (title, summary, text); nobody reads further. */
const NEWEST = 200;

type Found = Pick<ArticleRow, 'id' | 'story' | 'language'>;

/** An empty FTS5 phrase, which finds nothing. */
const NOTHING = '""';

/**
 * Selects the newest articles with the words in the title, in title and summary, and anywhere,
 * optionally of one sport. Expanding a half-typed word takes longer with each place, so a later
 * place is searched only while there are too few. Unpublished articles may be among the newest, so
 * the limit grows by their number.
 */
function newestOf(match: string, { sportId, now }: Pick<NewsSearchQuery, 'sportId' | 'now'>): SQL {
  const ofSport = sportId === undefined ? '' : ` AND {sport}: "${sportWord(sportId)}"`;
  const newest = (columns: string, isWanted: SQL) => sql`
    select rowid as key from article_index
    where article_index match (case when ${isWanted} then ${`{${columns}}: (${match})${ofSport}`} else ${NOTHING} end)
    order by rowid desc
    limit ${NEWEST} + (select count(*) from articles where ${gt(articles.publishedAt, now)})`;
  const hasFew = (place: string) => sql`(select count(*) from ${sql.raw(place)}) < ${NEWEST}`;
  return sql`with
    title as materialized (${newest('title', sql`true`)}),
    summary as materialized (${newest('title summary', hasFew('title'))}),
    body as materialized (${newest('title summary body', sql`${hasFew('title')} and ${hasFew('summary')}`)})`;
}

/**
 * Answers `searchNews`: articles with all words, whole or as beginnings. Articles with all words in
 * the title come first, then in title and summary, then in the text; each group is newest first.
 * Weighting by frequency would read every matching article for each typed letter.
 */
export async function searchNews(
  db: Database,
  { keyword, page, size, sportId, language, now }: NewsSearchQuery,
): Promise<FoundArticles> {
  const words = foldText(keyword).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return { items: [], page, size, hasMore: false };
  const match = words.map((word) => `"${word}"*`).join(' ');
  const { id, publishedAt } = articles;
  const found = await db.all<Found>(sql`${newestOf(match, { sportId, now })}
    select articles.id, articles.story, articles.language
    from (select key, min(rank) as rank from (select key, 0 as rank from title
      union all select key, 1 from summary union all select key, 2 from body) group by key) best
    join articles on articles.key = best.key
    where ${lte(publishedAt, now)}
    order by best.rank, ${publishedAt} desc`);
  const stories = new Map<string, Found>();
  for (const row of found) {
    const known = stories.get(row.story);
    const isNearer =
      known &&
      languageDistance(row.language, language) < languageDistance(known.language, language);
    // A story keeps the place of its best match.
    if (!known || isNearer) stories.set(row.story, row);
  }
  const ids = [...stories.values()].map((row) => row.id);
  const start = (page - 1) * size;
  const shown = ids.slice(start, start + size);
  const rows = await db
    .select({ ...LISTED, text: articles.text })
    .from(articles)
    .where(isOneOf(id, shown));
  const wires = new Map((await articleWires(db, rows)).map((each) => [each.articleId, each]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const items = shown.flatMap((each) => {
    const row = byId.get(each);
    const article = wires.get(each);
    if (!row || !article) return [];
    const title = markWords(row.title, words);
    const excerpt = excerptOf(`${row.summary} ${row.text}`.trim(), words);
    return [{ article, title, excerpt }];
  });
  return { items, page, size, hasMore: ids.length > start + size };
}
