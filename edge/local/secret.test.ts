import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSecret } from './secret.ts';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'secret-'))));
afterAll(async () => rm(folder, { recursive: true }));

const GOOD = 'whsec_dGhlIHNlY3JldCBvZiB0aGlzIHRlc3Q=';

it('makes a secret once, for its owner alone, and finds it again', async () => {
  const first = await readSecret(folder, undefined);
  expect(first).toMatchObject({ kind: 'ok', secret: expect.stringMatching(/^whsec_.{44}$/) });
  expect(await readSecret(folder, '')).toEqual(first);
  expect((await stat(join(folder, 'ingest-secret'))).mode & 0o777).toBe(0o600);
});

it('prefers INGEST_SECRET, and does not store it', async () => {
  expect(await readSecret(folder, GOOD)).toEqual({ kind: 'ok', secret: GOOD });
  expect(await readFile(join(folder, 'ingest-secret'), 'utf8')).not.toContain(GOOD);
});

it('takes two while one replaces the other', async () => {
  expect(await readSecret(folder, `${GOOD} ${GOOD}`)).toMatchObject({ kind: 'ok' });
});

it.each(['secret', 'whsec_', 'whsec_c2hvcnQ=', `${GOOD} x`, `${GOOD} ${GOOD} ${GOOD}`])(
  'says where the secret %j is malformed',
  async (secret) => {
    expect(await readSecret(folder, secret)).toMatchObject({
      kind: 'malformed',
      message: expect.stringContaining('INGEST_SECRET'),
    });
    await writeFile(join(folder, 'ingest-secret'), secret);
    expect(await readSecret(folder, undefined)).toMatchObject({
      kind: 'malformed',
      message: expect.stringContaining('ingest-secret'),
    });
  },
);
