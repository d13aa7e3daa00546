import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { firstFilledTable, UNDO_START, undoStep } from '../backup/empty.ts';
import { readPage } from '../backup/read-page.ts';
import { beginRun, endRun, holdRun, type RunKind } from '../backup/runs.ts';
import { RestoreError, writePage } from '../backup/write-page.ts';
import type { beginSchema, Page, refusedSchema } from '../backup/sections.ts';
import { createDatabase } from '../origin/db/database.ts';
import { readBytes } from '../read-bytes.ts';
import { answerError } from '../routes/answers.ts';
import type { Bindings } from '../routes/bindings.ts';

/** Largest body of a restore, which has to fit a room with a long match or four pictures. */
const MAX_BODY_BYTES = 16_000_000;
/** Most characters of a cursor: a row's number, a match's id or a picture's key. */
const MAX_CURSOR = 200;

const itemsSchema = v.object({ items: v.array(v.unknown()) });

type OperatorContext = Context<Bindings>;

/**
 * Adds the calls of backups and restores. A client begins a run, reads or writes its pages one by one, and
 * ends it. There is one run at a time, and each call does bounded work.
 */
export function addBackupCalls(app: Hono<Bindings>): void {
  app.post('/operator/v1/backup', (c) => begin(c, 'backup'));
  app.get('/operator/v1/backup/:run/:section', async (c) => {
    const refused = await refuseEnded(c, 'backup');
    if (refused) return refused;
    const cursor = (c.req.query('cursor') ?? '0').slice(0, MAX_CURSOR);
    const page = await readPage(c.env, c.req.param('section'), cursor);
    return page ? c.json(page satisfies Page) : answerError(c, 404, 'There is no such section.');
  });
  app.delete('/operator/v1/backup/:run', (c) => end(c));

  app.post('/operator/v1/restore', async (c) => {
    const filled = await firstFilledTable(c.env);
    return begin(c, 'restore', filled);
  });
  app.post('/operator/v1/restore/:run/:section', async (c) => {
    const refused = await refuseEnded(c, 'restore');
    if (refused) return refused;
    const items = await readItems(c.req.raw);
    if (!items) return answerError(c, 400, 'A restore takes {"items": […]} of 16 MB at most.');
    const target = { env: c.env, run: c.req.param('run'), now: Date.now() };
    try {
      await writePage(target, c.req.param('section'), items);
    } catch (error) {
      if (error instanceof RestoreError) return answerError(c, 409, error.message);
      throw error;
    }
    return c.json({});
  });
  app.post('/operator/v1/restore/:run', async (c) => {
    const refused = await refuseEnded(c, 'restore');
    if (refused) return refused;
    const cursor = (c.req.query('undo') ?? UNDO_START).slice(0, MAX_CURSOR);
    const next = await undoStep(c.env, c.req.param('run'), cursor);
    if (next === null) await endRun(createDatabase(c.env.DB), c.req.param('run'));
    return c.json({ next });
  });
  app.delete('/operator/v1/restore/:run', (c) => end(c));
}

async function begin(c: OperatorContext, kind: RunKind, filled?: string): Promise<Response> {
  const db = createDatabase(c.env.DB);
  const begun = await beginRun(db, kind, Date.now());
  if (begun.kind === 'busy') {
    const seconds = Math.max(1, Math.ceil((begun.until - Date.now()) / 1_000));
    c.header('retry-after', String(seconds));
    return answerError(
      c,
      409,
      `Another backup or restore goes on. If it was killed, try again in ${seconds} s.`,
    );
  }
  if (begun.kind === 'unfinished') {
    const message =
      'A restore broke off here: "npm run restore -- --undo" empties the product again.';
    return c.json(
      { message, unfinished: begun.run } satisfies v.InferOutput<typeof refusedSchema>,
      409,
    );
  }
  if (filled !== undefined) {
    await endRun(db, begun.run);
    return answerError(c, 409, `The product is not empty: there are ${filled}.`);
  }
  const applied = await c.env.DB.prepare('SELECT name FROM d1_migrations ORDER BY id DESC').first(
    'name',
  );
  const answer = { run: begun.run, schema: String(applied) };
  return c.json(answer satisfies v.InferOutput<typeof beginSchema>);
}

async function refuseEnded(c: OperatorContext, kind: RunKind): Promise<Response | undefined> {
  const run = c.req.param('run') ?? '';
  const isHeld = await holdRun(createDatabase(c.env.DB), { run, kind, now: Date.now() });
  return isHeld ? undefined : answerError(c, 409, `This ${kind} is over.`);
}

async function end(c: OperatorContext): Promise<Response> {
  await endRun(createDatabase(c.env.DB), c.req.param('run') ?? '');
  return c.json({});
}

async function readItems(request: Request): Promise<unknown[] | undefined> {
  const body = await readBytes(request, { bytes: MAX_BODY_BYTES });
  if (body.kind !== 'bytes') return undefined;
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(body.bytes));
    const read = v.safeParse(itemsSchema, json);
    return read.success ? read.output.items : undefined;
  } catch {
    return undefined;
  }
}
