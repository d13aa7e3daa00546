import { and, eq } from 'drizzle-orm';
import type { ContentResult } from '../../../realtime/protocol/content.ts';
import { articles, withdrawnArticles } from '../db/content-schema.ts';
import { isOneOf, runBatch, type Database, type Statement } from '../db/database.ts';
import { playlists, videos, withdrawnMedia, type MediaKind } from '../db/video-schema.ts';
import { readArticle, type ReadArticle } from './article-rows.ts';
import type { CleanContent } from './clean-content.ts';
import { pictureUrisOf } from './hidden-pictures.ts';
import { replacePolicy } from './replace-policy.ts';
import { Shelf, type ContentSender, type Known } from './shelf.ts';
import { readPlaylist, readVideo, type ReadPlaylist, type ReadVideo } from './video-rows.ts';
import { withdrawArticles, writeArticles } from './write-articles.ts';
import { withdrawMedia, writePlaylists, writeVideos } from './write-videos.ts';

export interface ImportedContent {
  /** One result per item, in order. */
  results: ContentResult[];
  /** Addresses of the pictures of all items. */
  pictureUris: string[];
}

/** Publishes and withdraws content. Ignores repeated and older content. Writes all or nothing. */
export async function importContent(
  db: Database,
  listed: readonly CleanContent[],
  sender: ContentSender,
): Promise<ImportedContent> {
  const { source, now } = sender;
  const ids = [...new Set(listed.map(({ id }) => id))];
  const known = await readKnown(db, ids);
  const news = new Shelf<ReadArticle>(known.article, sender);
  const clips = new Shelf<ReadVideo>(known.video, sender);
  const lists = new Shelf<ReadPlaylist>(known.playlist, sender);
  const policies: Statement[] = [];
  const pictureUris: string[] = [];
  const take = async (content: CleanContent): Promise<ContentResult['outcome']> => {
    switch (content.kind) {
      case 'article': {
        const read = await readArticle(content, sender);
        pictureUris.push(...pictureUrisOf(content, read.row.parts));
        return news.publish(read);
      }
      case 'video':
        pictureUris.push(...pictureUrisOf(content));
        return clips.publish(await readVideo(content, source));
      case 'playlist':
        return lists.publish(await readPlaylist(content, source));
      case 'policy': {
        const statements = await replacePolicy(db, content);
        policies.push(...statements);
        return statements.length > 0 ? 'applied' : 'duplicate';
      }
      case 'withdrawal':
        return foremost([news, clips, lists].map((shelf) => shelf.withdraw(content.id)));
    }
  };
  const results: ContentResult[] = [];
  for (const content of listed) {
    results.push({ id: content.id, outcome: await take(content) });
  }
  // Withdrawals come first, since content may be published again after its withdrawal.
  await runBatch(db, [
    ...withdrawArticles(db, news.gone, now),
    ...withdrawMedia(db, 'video', clips.gone, now),
    ...withdrawMedia(db, 'playlist', lists.gone, now),
    ...writeArticles(db, news.news),
    ...writeVideos(db, clips.news),
    ...writePlaylists(db, lists.news),
    ...policies,
  ]);
  return { results, pictureUris };
}

/**
 * Returns the outcome of a withdrawal from those of each kind, since an id may name several kinds.
 */
function foremost(outcomes: readonly ContentResult['outcome'][]): ContentResult['outcome'] {
  return (['applied', 'duplicate'] as const).find((each) => outcomes.includes(each)) ?? 'unknown';
}

/** Returns the stored state of each id, by kind of content. */
async function readKnown(db: Database, ids: string[]) {
  const published = (table: typeof articles | typeof videos | typeof playlists) => {
    const { id, fingerprint, updatedAt } = table;
    return db.select({ id, fingerprint, updatedAt }).from(table).where(isOneOf(id, ids));
  };
  const withdrawn = (kind: MediaKind) => {
    const { id, kind: ofKind, withdrawnAt } = withdrawnMedia;
    return db
      .select({ id, withdrawnAt })
      .from(withdrawnMedia)
      .where(and(eq(ofKind, kind), isOneOf(id, ids)));
  };
  const { id, withdrawnAt } = withdrawnArticles;
  const [article, video, playlist, goneArticles, goneVideos, gonePlaylists] = await db.batch([
    published(articles),
    published(videos),
    published(playlists),
    db.select({ id, withdrawnAt }).from(withdrawnArticles).where(isOneOf(id, ids)),
    withdrawn('video'),
    withdrawn('playlist'),
  ]);
  const byId = (rows: readonly ({ id: string } & Known)[]) =>
    new Map<string, Known>(rows.map((row) => [row.id, row]));
  return {
    article: byId([...goneArticles, ...article]),
    video: byId([...goneVideos, ...video]),
    playlist: byId([...gonePlaylists, ...playlist]),
  };
}
