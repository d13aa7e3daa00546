import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { env } from '../../testing/bindings.ts';
import { video } from '../../testing/videos.ts';
import { createDatabase, runBatch } from '../db/database.ts';
import { readVideo } from './video-rows.ts';
import { writeVideos } from './write-videos.ts';

const db = createDatabase(env.DB);

it('keeps the newer version when an older one is written after it', async () => {
  const older = video({ title: 'Before', teamIds: ['t1'] });
  const newer = { ...older, title: 'After', teamIds: ['t2'], updatedAt: older.publishedAt + 1 };
  for (const version of [newer, older])
    await runBatch(db, writeVideos(db, [await readVideo(version, 'test')]));
  const kept = db.all(sql`select title, subject_id from videos
    join video_subjects on video_id = videos.id where videos.id = ${older.id}`);
  expect(await kept).toEqual([{ title: 'After', subject_id: 't2' }]);
});
