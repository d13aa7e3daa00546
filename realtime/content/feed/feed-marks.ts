import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import type { FeedMark } from './fetch-feed.ts';

const marksSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(
    // A digest. Files of earlier versions have other keys, some with the ingest secret: they count as
    // invalid, so that the next import replaces them.
    v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
    v.object({ etag: v.exactOptional(v.string()), lastModified: v.exactOptional(v.string()) }),
  ),
);

/** Returns the marks of earlier imports, by key; empty if the file is missing or invalid. */
export async function readFeedMarks(file: string): Promise<Record<string, FeedMark>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const parsed = v.safeParse(marksSchema, text);
  return parsed.success ? parsed.output : {};
}

/** Stores a feed's mark under the key of its import. */
export async function keepFeedMark(file: string, key: string, mark: FeedMark): Promise<void> {
  const marks = { ...(await readFeedMarks(file)), [key]: mark };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(marks, null, 2)}\n`);
}
