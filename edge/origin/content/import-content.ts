import type {
  Article,
  Content,
  ContentResult,
  Policy,
} from '../../../realtime/protocol/content.ts';
import { articles, withdrawnArticles } from '../db/content-schema.ts';
import { isOneOf, runBatch, type Database, type Statement } from '../db/database.ts';
import { readArticle, type ReadArticle } from './article-rows.ts';
import { openMedia } from './import-media.ts';
import {
  publishOutcome,
  withdrawOutcome,
  type ContentSender,
  type Known,
} from './known-content.ts';
import { replacePolicy } from './replace-policy.ts';
import { withdrawArticles, writeArticles } from './write-articles.ts';

/**
 * Publishes and withdraws content. Ignores repeated and older content. Returns one result per item,
 * in order. Writes all or nothing.
 */
export async function importContent(
  db: Database,
  listed: readonly Content[],
  sender: ContentSender,
): Promise<ContentResult[]> {
  const { isRepeated, ownHosts, now } = sender;
  const ids = [...new Set(listed.map(({ id }) => id))];
  const [known, media] = await Promise.all([readKnown(db, ids), openMedia(db, ids, sender)]);
  const news = new Map<string, ReadArticle>();
  const gone = new Set<string>();
  const publish = async (article: Article) => {
    const read = await readArticle(article, sender);
    const { id } = article;
    const outcome = publishOutcome(known.get(id), read.row, isRepeated);
    if (outcome === 'applied') {
      known.set(id, read.row);
      news.set(id, read);
    }
    return outcome;
  };
  const others: Statement[] = [];
  const replace = async (policy: Policy) => {
    const statements = await replacePolicy(db, policy, ownHosts);
    others.push(...statements);
    return statements.length > 0 ? 'applied' : 'duplicate';
  };
  const withdraw = (id: string) => {
    const outcome = withdrawOutcome(known.get(id));
    if (outcome !== 'applied') return outcome;
    known.set(id, { withdrawnAt: now });
    news.delete(id);
    gone.add(id);
    return outcome;
  };
  const take = async (content: Content): Promise<ContentResult['outcome']> => {
    switch (content.kind) {
      case 'article':
        return publish(content);
      case 'policy':
        return replace(content);
      case 'withdrawal':
        return foremost([withdraw(content.id), ...media.withdraw(content.id)]);
      case 'video':
      case 'playlist':
        return media.publish(content);
    }
  };
  const results: ContentResult[] = [];
  for (const content of listed) {
    results.push({ id: content.id, outcome: await take(content) });
  }
  // Content that is published again comes last.
  await runBatch(db, [
    ...withdrawArticles(db, [...gone], now),
    ...writeArticles(db, [...news.values()]),
    ...media.statements(),
    ...others,
  ]);
  return results;
}

/** Merges outcomes of several kinds with one id: any withdrawal counts. */
function foremost(outcomes: readonly ContentResult['outcome'][]): ContentResult['outcome'] {
  return (['applied', 'duplicate'] as const).find((each) => outcomes.includes(each)) ?? 'unknown';
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
