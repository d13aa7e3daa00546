import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { article } from '../../testing/articles.ts';
import { env } from '../../testing/bindings.ts';
import { createDatabase, runBatch } from '../db/database.ts';
import { readArticle } from './article-rows.ts';
import type { CleanArticle } from './clean-content.ts';
import { writeArticles } from './write-articles.ts';

const db = createDatabase(env.DB);

it('keeps the newer version when an older one is written after it', async () => {
  const older: CleanArticle = {
    ...article({ title: 'Zephyrine wins', teamIds: ['t1'] }),
    isClean: true,
  };
  const updatedAt = older.publishedAt + 1;
  const newer = { ...older, title: 'Quixotic draw', teamIds: ['t2'], updatedAt };
  for (const version of [newer, older])
    await runBatch(db, writeArticles(db, [await readArticle(version, { source: 'test' })]));
  const kept = (words: string) =>
    db.all(sql`select articles.title, subject_id from article_index
      join articles on key = article_index.rowid
      join article_subjects on article_id = articles.id where article_index match ${words}`);
  expect(await kept('quixotic')).toEqual([{ title: 'Quixotic draw', subject_id: 't2' }]);
  expect(await kept('zephyrine')).toEqual([]);
});
