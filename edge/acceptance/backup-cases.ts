import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { MatchUpdate } from '../../realtime/protocol/ingest.ts';
import { TABLES } from '../backup/tables.ts';
import { createOperatorClient, type OperatorClient } from '../local/operator/client.ts';
import { restoreBackup } from '../local/operator/restore-backup.ts';
import { takeBackup } from '../local/operator/take-backup.ts';
import { newMatchId, openingUpdates } from '../testing/football.ts';
import { signed } from '../testing/signed.ts';
import { clocklessAnswer } from './clockless-answer.ts';
import type { Product } from './product.ts';

/** Returns an operator's client of a product. */
export function operatorOf({ url, state }: Product): Promise<OperatorClient> {
  return createOperatorClient({ product: url, state }, {});
}

/** Returns what a product answers, asked in turn: all at once, a busy machine would refuse some. */
export async function answersOf({ url }: Product, paths: readonly string[]) {
  const answers = new Map<string, Awaited<ReturnType<typeof clocklessAnswer>>>();
  for (const path of paths) answers.set(path, await clocklessAnswer(url, path));
  return answers;
}

/** Deletes all that a backup has from a product's database, as a lost database has it. */
export async function loseDatabase(product: Product): Promise<void> {
  const database = await product.database();
  await database.batch([
    ...TABLES.map(({ name }) => database.prepare(`DELETE FROM ${name}`)),
    ...['search_index', 'search_word_parts', 'article_index'].map((index) =>
      database.prepare(`INSERT INTO ${index}(${index}) VALUES ('delete-all')`),
    ),
  ]);
}

/** The test of a backup for the gate: it empties the product's database, and fills it again. */
export function backupCases(product: () => Product): void {
  it('a lost database comes back from a backup, with the newer states of its rooms', async () => {
    const { url, secret } = product();
    const matchId = newMatchId();
    const send = async (updates: MatchUpdate[]) => {
      const request = signed(`${url}/ingest/v1/updates`, { source: 'backup', updates }, { secret });
      expect(await (await fetch(request)).text()).toContain('"applied"');
      await product().drain();
    };
    const goal = (sequence: number, home: number): MatchUpdate => ({
      matchId,
      sequence,
      occurredAt: Date.UTC(2026, 10, 21, 16) + sequence,
      score: { home, away: 0 },
    });
    await send([...openingUpdates(matchId), goal(4, 2)]);
    const folder = await mkdtemp(join(tmpdir(), 'backup-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const client = await operatorOf(product());
    await takeBackup({ client, folder: join(folder, 'whole'), progress: () => {} });
    await send([goal(5, 3)]);
    const before = await answersOf(product(), [
      '/football/matches',
      '/football/leagues',
      '/news',
      `/api/media/v1/events/${matchId}`,
      `/parties/match/${matchId}`,
      '/api/media/v1/search/team?keyword=harbour',
    ]);
    expect(JSON.stringify(before.get(`/api/media/v1/events/${matchId}`))).toContain('3');

    await loseDatabase(product());
    const lost = await clocklessAnswer(url, `/api/media/v1/events/${matchId}`);
    expect(lost).not.toEqual(before.get(`/api/media/v1/events/${matchId}`));
    await restoreBackup({ client, folder: join(folder, 'whole'), progress: () => {} });
    const after = await answersOf(product(), [...before.keys()]);
    for (const [path, answer] of before) expect([path, after.get(path)]).toEqual([path, answer]);
    const database = await product().database();
    const { results } = await database
      .prepare('SELECT score FROM matches WHERE id = ?')
      .bind(matchId)
      .all();
    expect(results).toEqual([{ score: '{"home":3,"away":0}' }]);
  });
}
