import { mkdir, mkdtemp, open, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refuseDamage } from './damage.ts';

let store: string;
let file: string;

beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'damage-'));
  file = join(store, 'matches.sqlite');
  const database = new DatabaseSync(file);
  database.exec('BEGIN; CREATE TABLE matches (id TEXT PRIMARY KEY, state TEXT)');
  const insert = database.prepare('INSERT INTO matches VALUES (?, ?)');
  for (let id = 0; id < 200; id += 1) insert.run(`match-${id}`, 'x'.repeat(500));
  database.exec('COMMIT');
  database.close();
});

afterEach(() => rm(store, { recursive: true }));

async function overwrite(position: number): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(4_096, 0xa5), 0, 4_096, position);
  await handle.close();
}

it('accepts a store without damage, and a folder that is not there', async () => {
  await expect(refuseDamage(store)).resolves.toBeUndefined();
  await expect(refuseDamage(join(store, 'none'))).resolves.toBeUndefined();
});

it.each([
  ['is no database any more', () => writeFile(file, 'not a database '.repeat(500))],
  ['has a damaged page', () => overwrite(4 * 4_096)],
  ['is cut off', () => truncate(file, 5 * 4_096)],
])('names the file that %s, and what to do', async (_what, damage) => {
  await damage();
  const refused = refuseDamage(store);
  await expect(refused).rejects.toThrow(`The database in ${store} is damaged (matches.sqlite: `);
  await expect(refused).rejects.toThrow(/^[^\n]*$/);
  await expect(refused).rejects.toThrow('npm run restore -- --from BACKUP --state OTHER');
});

it('misses the tables of an empty database, once there are rooms', async () => {
  await mkdir(join(store, 'd1'));
  await writeFile(join(store, 'd1/product.sqlite'), '');
  await expect(refuseDamage(store)).resolves.toBeUndefined();
  await mkdir(join(store, 'do'));
  await writeFile(join(store, 'do/room.sqlite'), '');
  await expect(refuseDamage(store)).rejects.toThrow('(d1/product.sqlite: it has no tables)');
});
