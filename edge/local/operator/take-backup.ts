import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import * as v from 'valibot';
import { beginSchema, pageSchema, SECTIONS } from '../../backup/sections.ts';
import { StartError } from '../command.ts';
import { checkBackup } from './check-backup.ts';
import type { OperatorClient } from './client.ts';
import { fileOf, MANIFEST_FILE, manifestText, type FileRecord } from './manifest.ts';

interface BackupOptions {
  client: OperatorClient;
  /** Folder of the backup, which must be missing or empty. */
  folder: string;
  progress: (message: string) => void;
}

/**
 * Writes a backup of the product into a folder, completely or not at all. Only the user who runs it may read
 * the folder. Throws a `StartError` if it fails, or if the backup cannot be restored; the backup then stays.
 */
export async function takeBackup({ client, folder, progress }: BackupOptions): Promise<void> {
  if ((await readdir(folder).catch(() => [])).length > 0)
    throw new StartError(`${folder} is not empty: a backup takes a folder of its own.`);
  const began = new Date().toISOString();
  const { run, schema } = await client.call('POST', 'backup', beginSchema);
  const unfinished = `${folder}.unfinished`;
  try {
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    const files: Record<string, FileRecord> = {};
    for (const section of SECTIONS) {
      const record = await writeSection(
        client,
        `backup/${run}/${section}`,
        join(unfinished, fileOf(section)),
      );
      if (record.items > 0) progress(`${section}: ${record.items}`);
      files[section] = record;
    }
    const manifest = manifestText({ schema, began, ended: new Date().toISOString(), files });
    await writeFile(join(unfinished, MANIFEST_FILE), manifest, { mode: 0o600 });
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await client.call('DELETE', `backup/${run}`, v.object({})).catch(() => {});
  }
  await checkBackup(folder);
}

async function writeSection(
  client: OperatorClient,
  path: string,
  file: string,
): Promise<FileRecord> {
  const output = createWriteStream(file, { mode: 0o600 });
  const hash = createHash('sha256');
  const record = { items: 0, bytes: 0 };
  try {
    for (let cursor: string | null = '0'; cursor !== null;) {
      const query = new URLSearchParams({ cursor });
      const page: v.InferOutput<typeof pageSchema> = await client.call(
        'GET',
        `${path}?${query}`,
        pageSchema,
      );
      const bytes = Buffer.from(page.items.map((item) => `${JSON.stringify(item)}\n`).join(''));
      hash.update(bytes);
      record.items += page.items.length;
      record.bytes += bytes.byteLength;
      if (!output.write(bytes)) await once(output, 'drain');
      cursor = page.next;
    }
  } finally {
    output.end();
    await finished(output);
  }
  return { ...record, sha256: hash.digest('hex') };
}
