import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { ownAddressOf } from '../contracts/call-address.ts';
import { envelopeSchema } from '../contracts/envelope.ts';
import { PRODUCT } from '../contracts/product.ts';
import { updateAvatar } from '../contracts/profile-calls.ts';
import { MANIFEST_FILE, manifestText, readManifest } from '../local/operator/manifest.ts';
import { restoreBackup, undoBrokenRestore } from '../local/operator/restore-backup.ts';
import { takeBackup } from '../local/operator/take-backup.ts';
import { png } from '../origin/patron/avatar/testing/pictures.ts';
import { article } from '../testing/articles.ts';
import { answersOf, loseDatabase, operatorOf } from './backup-cases.ts';
import { ARTICLE, BODO, catalogueAt, LEAGUE, LIVE, RESULTS, VIDEO } from './catalogue.ts';
import { clocklessAnswer } from './clockless-answer.ts';
import { importCatalogue } from './import-catalogue.ts';
import { startProduct, type Product } from './product.ts';
import { emailOf, putUsers, tokenAt } from './sign-ins.ts';

const silent = () => {};

/** An article with line separators: JSON leaves them as they are. */
const LINES = article({
  id: 'lines',
  slug: 'lines',
  parts: [{ kind: 'html', html: '<p>One line\u2028and another\u2029and a third.</p>' }],
});

let temporary: string;
let backup: string;
let before: Map<string, unknown>;
/** An empty product of the same version. */
let empty: Product;

/** Returns the address of a picture that a fan sets. */
async function setPicture({ url }: Product): Promise<string> {
  const cookie = `${PRODUCT}=${await tokenAt(url, emailOf(0))}`;
  const body = new FormData();
  body.set('file', new File([png()], 'me.png'));
  const answer = await fetch(url + ownAddressOf(updateAvatar, {}), {
    method: 'POST',
    headers: { cookie },
    body,
  });
  return v.parse(envelopeSchema(updateAvatar.data), await answer.json()).data.avatarUri;
}

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'backup-'));
  backup = join(temporary, 'whole');
  const product = await startProduct();
  const catalogue = catalogueAt(Date.now());
  await importCatalogue(product, { ...catalogue, content: [...catalogue.content, LINES] });
  await putUsers(await product.database(), 2);
  const picture = await setPicture(product);
  await product.drain();
  await takeBackup({ client: await operatorOf(product), folder: backup, progress: silent });
  before = await answersOf(product, [
    '/',
    '/football/matches',
    ...[LIVE, ...RESULTS].flatMap((id) => [
      `/football/match/a/${id}`,
      `/api/media/v1/events/${id}`,
      `/parties/match/${id}`,
    ]),
    `/football/match/a/${RESULTS[0]}/lineups`,
    '/parties/sport/football',
    `/football/league/a/${LEAGUE.id}/standings`,
    `/football/team/a/${BODO.id}/results`,
    '/football/news',
    `/news/${ARTICLE.slug}/${ARTICLE.id}`,
    `/news/${LINES.slug}/${LINES.id}`,
    `/news/video/${VIDEO.slug}/${VIDEO.id}`,
    '/api/media/v1/search/team?keyword=glimt',
    '/api/media/v1/search/team?keyword=glmit',
    '/api/media/v1/news/search?keyword=coach',
    picture,
  ]);
  await product.stop();
  empty = await startProduct();
});

afterAll(async () => {
  await empty.stop();
  await rm(temporary, { recursive: true, force: true });
});

/** Returns a folder with a copy of the backup that a test may damage. */
async function copy(): Promise<string> {
  const folder = await mkdtemp(join(temporary, 'copy-'));
  await cp(backup, folder, { recursive: true });
  return folder;
}

/** Restores a folder into the empty product; returns why it was refused. */
async function refusal(folder: string): Promise<string> {
  try {
    await restoreBackup({ client: await operatorOf(empty), folder, progress: silent });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return '';
}

/** Begins a restore, which a product with a row refuses. */
async function expectEmpty(): Promise<void> {
  const client = await operatorOf(empty);
  const { run } = await client.call('POST', 'restore', v.object({ run: v.string() }));
  await client.call('DELETE', `restore/${run}`, v.object({}));
}

/** Replaces a file or the schema, with a manifest that fits: only the content is wrong. */
async function forge(
  folder: string,
  section: string,
  change: (text: string) => string,
  otherSchema?: string,
) {
  const file = join(folder, `${section}.ndjson`);
  const text = change(await readFile(file, 'utf8'));
  await writeFile(file, text);
  const manifest = readManifest(await readFile(join(folder, MANIFEST_FILE), 'utf8'));
  if (typeof manifest === 'string') throw new Error(manifest);
  const { schema, began, ended, files } = manifest;
  const record = {
    items: text.split('\n').length - 1,
    bytes: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
  };
  const forged = { schema: otherSchema ?? schema, began, ended };
  await writeFile(
    join(folder, MANIFEST_FILE),
    manifestText({ ...forged, files: { ...files, [section]: record } }),
  );
}

const REPORT = JSON.stringify({ comment_id: 'c', reporter_hash: 'h', reported_at: 1 });

// check-backup.test.ts has every other damage.
it.each<[what: string, damage: (folder: string) => Promise<void>, reason: RegExp]>([
  [
    'is damaged',
    (folder) => forge(folder, 'avatars', (text) => text.replace('image/png', 'text/html')),
    /cannot be restored.* avatars.* line 1: type/,
  ],
  [
    'has a fault that only the database finds, however late',
    (folder) => forge(folder, 'comment_reports', () => `${REPORT}\n${REPORT}\n`),
    /^Nothing was restored\. Rows of comment_reports contradict each other\.$/,
  ],
  [
    'has another schema',
    (folder) => forge(folder, 'users', (text) => text, '0001_kits.sql'),
    /schema 0001_kits\.sql, the product's has (?!0001)\d{4}_/,
  ],
])('a backup that %s is refused, and the product stays empty', async (_what, damage, reason) => {
  const folder = await copy();
  await damage(folder);
  expect(await refusal(folder)).toMatch(reason);
  await expectEmpty();
});

it('only its owner may read a backup', async () => {
  expect((await stat(backup)).mode & 0o077).toBe(0);
  expect((await stat(join(backup, 'users.ndjson'))).mode & 0o077).toBe(0);
});

it('one backup runs at a time, and a folder that is not empty is left alone', async () => {
  const client = await operatorOf(empty);
  const { run } = await client.call('POST', 'backup', v.object({ run: v.string() }));
  onTestFinished(async () => void (await client.call('DELETE', `backup/${run}`, v.object({}))));
  const folder = join(temporary, 'second');
  await expect(takeBackup({ client, folder, progress: silent })).rejects.toThrow('Another backup');
  await expect(takeBackup({ client, folder: backup, progress: silent })).rejects.toThrow(
    'not empty',
  );
});

it('a restored product gives the same answers, at the same room versions', async () => {
  await restoreBackup({ client: await operatorOf(empty), folder: backup, progress: silent });
  const after = await answersOf(empty, [...before.keys()]);
  for (const [path, answer] of before) expect([path, after.get(path)]).toEqual([path, answer]);
  expect(await refusal(backup)).toBe('The product is not empty: there are leagues.');
  const second = join(temporary, 'second');
  await takeBackup({ client: await operatorOf(empty), folder: second, progress: silent });
  // A room notes later that its sport's room has its line.
  const contentOf = async (folder: string, section: string) =>
    (await readFile(join(folder, `${section}.ndjson`), 'utf8')).replaceAll(
      /"lineConfirmed":\d+/g,
      '',
    );
  for (const section of ['match-rooms', 'users', 'search_words', 'avatars'])
    expect(await contentOf(second, section)).toBe(await contentOf(backup, section));
});

it('a backup that no restore would take is named at once, and stays', async () => {
  const database = await empty.database();
  await database.prepare("UPDATE matches SET played_time = 0.5 WHERE id = 'fjord-1'").all();
  const folder = join(temporary, 'odd');
  await expect(
    takeBackup({ client: await operatorOf(empty), folder, progress: silent }),
  ).rejects.toThrow(/odd cannot be restored\. matches.* line \d+: played_time/);
  expect((await stat(join(folder, MANIFEST_FILE))).isFile()).toBe(true);
});

it('refuses rooms with another history than the backup, and erases what it wrote', async () => {
  await loseDatabase(empty);
  const folder = await copy();
  await forge(folder, 'match-rooms', (text) => text.replace(/"epoch":"./, '"epoch":"_'));
  const room = await clocklessAnswer(empty.url, `/parties/match/${LIVE}`);
  expect(await refusal(folder)).toMatch(/^Nothing was restored\. The room .+ has another history/);
  await expectEmpty();
  expect(await clocklessAnswer(empty.url, `/parties/match/${LIVE}`)).toEqual(room);
});

it('a restore that was killed blocks the next until it is undone', async () => {
  const client = await operatorOf(empty);
  const { run } = await client.call('POST', 'restore', v.object({ run: v.string() }));
  const row = { id: 'l', sport_id: 1, name: 'L', country: null, logo_uri: null, rank: null };
  await client.call('POST', `restore/${run}/leagues`, v.object({}), { items: [row] });
  expect(await refusal(backup)).toMatch(/Another backup or restore goes on/);
  await (await empty.database()).prepare('UPDATE operator_runs SET until = 0').all();
  expect(await refusal(backup)).toMatch(/broke off here: "npm run restore -- --undo"/);
  expect(await undoBrokenRestore(client)).toBe(true);
  await expectEmpty();
  expect(await undoBrokenRestore(client)).toBe(false);
});
