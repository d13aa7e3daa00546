import type { Content, ContentResult } from '../../../realtime/protocol/content.ts';
import { articles, type ArticleRow } from '../db/content-schema.ts';
import { isOneOf, runBatch, type Database } from '../db/database.ts';
import { readArticle, type ReadArticle } from './article-rows.ts';
import { writeArticles } from './write-articles.ts';

type Known = Pick<ArticleRow, 'fingerprint' | 'updatedAt'>;

/**
 * Publishes content. The same again changes nothing, what is older than what is known is let
 * be. One result for each, in their order. All or none are written.
 */
export async function importContent(
  db: Database,
  listed: readonly Content[],
): Promise<ContentResult[]> {
  const known = await readKnown(db, [...new Set(listed.map(({ id }) => id))]);
  const news = new Map<string, ReadArticle>();
  const results: ContentResult[] = [];
  for (const content of listed) {
    const article = await readArticle(content);
    const { id } = content;
    const outcome = outcomeOf(known.get(id), article.row);
    results.push({ id, outcome });
    if (outcome !== 'applied') continue;
    known.set(id, article.row);
    news.set(id, article);
  }
  await runBatch(db, writeArticles(db, [...news.values()]));
  return results;
}

function outcomeOf(
  before: Known | undefined,
  { fingerprint, updatedAt }: Known,
): ContentResult['outcome'] {
  if (before?.fingerprint === fingerprint) return 'duplicate';
  return before && before.updatedAt > updatedAt ? 'stale' : 'applied';
}

async function readKnown(db: Database, ids: string[]) {
  const { id, fingerprint, updatedAt } = articles;
  const rows = await db
    .select({ id, fingerprint, updatedAt })
    .from(articles)
    .where(isOneOf(id, ids));
  return new Map<string, Known>(rows.map((row) => [row.id, row]));
}
