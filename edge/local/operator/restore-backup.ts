import * as v from 'valibot';
import { beginSchema, refusedSchema, SECTIONS } from '../../backup/sections.ts';
import { StartError } from '../command.ts';
import { checkBackup, readItems } from './check-backup.ts';
import { Refused, type OperatorClient } from './client.ts';

/** Limits of one call's items; `MAX_LENGTH` is characters of JSON. A longer item is sent alone. */
const MAX_ROWS = 500;
const MAX_ROOMS = 32;
const MAX_LENGTH = 1_000_000;

interface RestoreOptions {
  client: OperatorClient;
  folder: string;
  progress: (message: string) => void;
}

const NOTHING = v.object({});

/**
 * Restores a backup into an empty product: first checks all of it, then writes it. If a write fails, empties
 * the product again. Throws a `StartError` with the reason.
 */
export async function restoreBackup({ client, folder, progress }: RestoreOptions): Promise<void> {
  const { schema, files } = await checkBackup(folder);
  const { run, schema: current } = await client.call('POST', 'restore', beginSchema);
  if (schema !== current) {
    await client.call('DELETE', `restore/${run}`, NOTHING);
    throw new StartError(
      `${folder} cannot be restored. Its database has the schema ${schema}, the product's has ${current}: ` +
        'restore with the version of the backup, then deploy the newer one.',
    );
  }
  try {
    for (const section of SECTIONS) {
      const path = `restore/${run}/${section}`;
      await sendItems(client, { path, items: readItems(folder, section), most: mostOf(section) });
      const { items = 0 } = files[section] ?? {};
      if (items > 0) progress(`${section}: ${items}`);
    }
    await client.call('DELETE', `restore/${run}`, NOTHING);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    progress('It failed: what it wrote is erased again.');
    await undo(client, run);
    throw new StartError(`Nothing was restored. ${reason}`);
  }
}

function mostOf(section: string): number {
  return section.endsWith('-rooms') ? MAX_ROOMS : MAX_ROWS;
}

async function sendItems(
  client: OperatorClient,
  { path, items, most }: { path: string; items: AsyncIterable<unknown>; most: number },
): Promise<void> {
  let part: unknown[] = [];
  let length = 0;
  const send = async () => {
    if (part.length > 0) await client.call('POST', path, NOTHING, { items: part });
    part = [];
    length = 0;
  };
  for await (const item of items) {
    const added = JSON.stringify(item).length;
    if (part.length >= most || length + added > MAX_LENGTH) await send();
    part.push(item);
    length += added;
  }
  await send();
}

/** Empties the product after the failed restore `run`. */
async function undo(client: OperatorClient, run: string): Promise<void> {
  const stepSchema = v.object({ next: v.nullable(v.string()) });
  for (let query = ''; ;) {
    const { next } = await client.call('POST', `restore/${run}${query}`, stepSchema);
    if (next === null) return;
    query = `?${new URLSearchParams({ undo: next })}`;
  }
}

/** Empties the product if a restore broke off. Returns whether one did. */
export async function undoBrokenRestore(client: OperatorClient): Promise<boolean> {
  try {
    const { run } = await client.call('POST', 'backup', beginSchema);
    await client.call('DELETE', `backup/${run}`, NOTHING);
    return false;
  } catch (error) {
    const refused = v.safeParse(refusedSchema, error instanceof Refused ? error.body : null);
    if (!refused.success || refused.output.unfinished === undefined) throw error;
    await undo(client, refused.output.unfinished);
    return true;
  }
}
