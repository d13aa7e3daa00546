import type {
  Article,
  Content,
  ContentResult,
  Policy,
} from '../../../realtime/protocol/content.ts';
import { articles, withdrawnArticles, type ArticleRow } from '../db/content-schema.ts';
import { isOneOf, runBatch, type Database, type Statement } from '../db/database.ts';
import { readArticle, type ReadArticle } from './article-rows.ts';
import { openMedia } from './import-media.ts';
import { replacePolicy } from './replace-policy.ts';
import { withdrawArticles, writeArticles } from './write-articles.ts';

export interface ContentSender {
  source: string;
  /** It sends all of it again until it is old. */
  isRepeated: boolean;
  /** ms */
  now: number;
}

type Published = Pick<ArticleRow, 'fingerprint' | 'updatedAt'>;
type Known = Published | { withdrawnAt: number };

/**
 * Publishes content, and takes back what is withdrawn. The same again changes nothing, what is
 * older than what is known is let be. One result for each, in their order. All or none are
 * written.
 */
export async function importContent(
  db: Database,
  listed: readonly Content[],
  { source, isRepeated, now }: ContentSender,
): Promise<ContentResult[]> {
  const ids = [...new Set(listed.map(({ id }) => id))];
  const [known, media] = await Promise.all([readKnown(db, ids), openMedia(db, ids)]);
  const news = new Map<string, ReadArticle>();
  const gone = new Set<string>();
  const publish = async (article: Article) => {
    const read = await readArticle(article, source);
    const { id } = article;
    const outcome = outcomeOf(known.get(id), read.row, isRepeated);
    if (outcome === 'applied') {
      known.set(id, read.row);
      news.set(id, read);
    }
    return outcome;
  };
  const others: Statement[] = [];
  const replace = async (policy: Policy) => {
    const statements = await replacePolicy(db, policy);
    others.push(...statements);
    return statements.length > 0 ? 'applied' : 'duplicate';
  };
  const withdraw = (id: string) => {
    const before = known.get(id);
    if (!before) return 'unknown';
    if ('withdrawnAt' in before) return 'duplicate';
    known.set(id, { withdrawnAt: now });
    news.delete(id);
    gone.add(id);
    return 'applied';
  };
  const take = async (content: Content): Promise<ContentResult['outcome']> => {
    switch (content.kind) {
      case 'article':
        return publish(content);
      case 'policy':
        return replace(content);
      case 'withdrawal':
        return media.withdraw(content.id) ?? withdraw(content.id);
      case 'video':
      case 'playlist':
        return media.publish(content);
    }
  };
  const results: ContentResult[] = [];
  for (const content of listed) {
    results.push({ id: content.id, outcome: await take(content) });
  }
  // What is published again after that is written last.
  await runBatch(db, [
    ...withdrawArticles(db, [...gone], now),
    ...writeArticles(db, [...news.values()]),
    ...media.statements(),
    ...others,
  ]);
  return results;
}

function outcomeOf(
  before: Known | undefined,
  { fingerprint, updatedAt }: Published,
  isRepeated: boolean,
): ContentResult['outcome'] {
  if (!before) return 'applied';
  if ('withdrawnAt' in before)
    return isRepeated && updatedAt <= before.withdrawnAt ? 'stale' : 'applied';
  if (before.fingerprint === fingerprint) return 'duplicate';
  return before.updatedAt > updatedAt ? 'stale' : 'applied';
}

async function readKnown(db: Database, ids: string[]) {
  const { id, fingerprint, updatedAt } = articles;
  const { withdrawnAt } = withdrawnArticles;
  const [published, withdrawn] = await db.batch([
    db.select({ id, fingerprint, updatedAt }).from(articles).where(isOneOf(id, ids)),
    db
      .select({ id: withdrawnArticles.id, withdrawnAt })
      .from(withdrawnArticles)
      .where(isOneOf(withdrawnArticles.id, ids)),
  ]);
  return new Map<string, Known>([...withdrawn, ...published].map((row) => [row.id, row]));
}
