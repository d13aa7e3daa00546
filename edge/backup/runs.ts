import { and, eq, lte } from 'drizzle-orm';
import { operatorRuns } from '../origin/db/operator-schema.ts';
import type { Database } from '../origin/db/database.ts';

/** Time without a call after which a run counts as broken off, ms. */
const RUN_MS = 120_000;

export type RunKind = 'backup' | 'restore';

export type Begun =
  | { kind: 'begun'; run: string }
  /** Another run is active. Without a further call it counts as broken off at `until`, ms. */
  | { kind: 'busy'; until: number }
  /** A restore broke off and left part of a backup in the product. */
  | { kind: 'unfinished'; run: string };

/** Begins a run, unless another is active or a broken-off restore is left. `now` is ms. */
export async function beginRun(db: Database, kind: RunKind, now: number): Promise<Begun> {
  const mine = { id: 1, run: crypto.randomUUID(), kind, until: now + RUN_MS };
  // The database serialises writes: one of two simultaneous runs finds the other's row.
  const [, [row]] = await db.batch([
    db
      .insert(operatorRuns)
      .values(mine)
      .onConflictDoUpdate({
        target: operatorRuns.id,
        set: mine,
        setWhere: and(lte(operatorRuns.until, now), eq(operatorRuns.kind, 'backup')),
      }),
    db.select().from(operatorRuns),
  ]);
  if (!row || row.run === mine.run) return { kind: 'begun', run: mine.run };
  if (row.until > now) return { kind: 'busy', until: row.until };
  return { kind: 'unfinished', run: row.run };
}

/** Prolongs a run. Returns false if it has ended or another has replaced it. */
export async function holdRun(
  db: Database,
  { run, kind, now }: { run: string; kind: RunKind; now: number },
): Promise<boolean> {
  const held = await db
    .update(operatorRuns)
    .set({ until: now + RUN_MS })
    .where(and(eq(operatorRuns.run, run), eq(operatorRuns.kind, kind)))
    .returning({ id: operatorRuns.id });
  return held.length > 0;
}

export async function endRun(db: Database, run: string): Promise<void> {
  await db.delete(operatorRuns).where(eq(operatorRuns.run, run));
}
