import * as v from 'valibot';
import { expect } from 'vitest';
import { eventually } from '../../.ci/vitest/eventually.ts';
import { sportSnapshotSchema } from '../../realtime/protocol/frame.ts';
import type { MatchUpdate } from '../../realtime/protocol/ingest.ts';
import { fixture, newMatchId } from '../testing/football.ts';
import { signed } from '../testing/signed.ts';
import type { Product } from './product.ts';

/** Tables of pages: without them every query of a page's call fails. */
const TABLES = ['matches', 'leagues', 'teams', 'search_entries'];

/** Sends a match with a score of 3–1. Returns its id once the list of its sport has it. */
export async function beginMatch(product: Product): Promise<string> {
  const id = newMatchId();
  await sendUpdates(product, id, [
    { sequence: 1, fixture: fixture({ startTime: Date.now() - 600_000 }) },
    { sequence: 2, status: 'Live', matchStatus: 'H1' },
    { sequence: 3, score: { home: 3, away: 1 } },
  ]);
  const listed = async () => {
    const room = await fetch(`${product.url}/parties/sport/football`);
    const { lines } = v.parse(sportSnapshotSchema, await room.json());
    expect(lines[id]?.score.home).toBe(3);
  };
  await eventually(listed);
  return id;
}

export async function sendUpdates(
  { url, secret }: Product,
  matchId: string,
  updates: readonly Omit<MatchUpdate, 'matchId' | 'occurredAt'>[],
): Promise<void> {
  const content = {
    source: 'test',
    updates: updates.map((update) => ({ ...update, matchId, occurredAt: Date.now() })),
  };
  const answer = await fetch(signed(`${url}/ingest/v1/updates`, content, { secret }));
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('applied')]);
}

export async function takeDatabaseAway(product: Product): Promise<void> {
  await rename(product, (table) => [table, `${table}_away`]);
}

export async function bringDatabaseBack(product: Product): Promise<void> {
  await rename(product, (table) => [`${table}_away`, table]);
}

async function rename(
  product: Product,
  namesOf: (table: string) => [from: string, to: string],
): Promise<void> {
  const database = await product.database();
  for (const table of TABLES) {
    const [from, to] = namesOf(table);
    await database.prepare(`ALTER TABLE ${from} RENAME TO ${to}`).all();
  }
}
