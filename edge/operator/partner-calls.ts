import type { Hono } from 'hono';
import * as v from 'valibot';
import { digestOf } from '../digest.ts';
import { createDatabase } from '../origin/db/database.ts';
import type { PartnerRow } from '../origin/db/operator-schema.ts';
import { windowStart } from '../partners/admission.ts';
import {
  addPartner,
  listPartners,
  MAX_PARTNERS,
  withdrawPartner,
} from '../partners/partner-store.ts';
import { DAY_MS, HOUR_MS } from '../partners/partner-usage.ts';
import { readBytes } from '../read-bytes.ts';
import { answerError } from '../routes/answers.ts';
import type { Bindings } from '../routes/bindings.ts';
import { toBase64url } from '../shared/base64url.ts';
import {
  newPartnerSchema,
  type Partner,
  type partnerKeySchema,
  type partnersSchema,
} from './partner.ts';

const MAX_BODY_BYTES = 64_000;
const KEY_BYTES = 32;

/** Adds the calls of partners: to list and add them, and to withdraw the key of one. */
export function addPartnerCalls(app: Hono<Bindings>): void {
  app.get('/operator/v1/partners', async (c) => {
    const now = Date.now();
    const rows = await listPartners(createDatabase(c.env.DB));
    const answer = { partners: rows.map((row) => partnerOf(row, now)) };
    return c.json(answer satisfies v.InferOutput<typeof partnersSchema>);
  });
  app.post('/operator/v1/partners', async (c) => {
    const read = await readPartner(c.req.raw);
    if (read.kind === 'wrong') return answerError(c, 400, read.message);
    const { partner } = read;
    const key = `partner_${toBase64url(crypto.getRandomValues(new Uint8Array(KEY_BYTES)))}`;
    const row = { ...partner, keyDigest: await digestOf(key), createdAt: Date.now() };
    const outcome = await addPartner(createDatabase(c.env.DB), row);
    if (outcome === 'full')
      return answerError(c, 409, `There are ${MAX_PARTNERS} partners, which is the limit.`);
    if (outcome === 'taken')
      return answerError(c, 409, `There is a partner ${partner.name}: withdraw its key first.`);
    return c.json({ key } satisfies v.InferOutput<typeof partnerKeySchema>);
  });
  app.delete('/operator/v1/partners/:name', async (c) => {
    const db = createDatabase(c.env.DB);
    const isKnown = await withdrawPartner(db, c.req.param('name'), Date.now());
    return isKnown ? c.json({}) : answerError(c, 404, 'There is no such partner.');
  });
}

function partnerOf(row: PartnerRow, now: number): Partner {
  const { keyDigest: _keyDigest, hour, hourUsed, day, dayUsed, ...partner } = row;
  return {
    ...partner,
    origins: [...row.origins],
    hourUsed: hour === windowStart({ windowMs: HOUR_MS }, now) ? hourUsed : 0,
    dayUsed: day === windowStart({ windowMs: DAY_MS }, now) ? dayUsed : 0,
  };
}

type ReadPartner =
  | { kind: 'read'; partner: v.InferOutput<typeof newPartnerSchema> }
  | { kind: 'wrong'; message: string };

async function readPartner(request: Request): Promise<ReadPartner> {
  const body = await readBytes(request, { bytes: MAX_BODY_BYTES });
  if (body.kind !== 'bytes') return { kind: 'wrong', message: 'The body is missing or too large.' };
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(body.bytes));
  } catch {
    return { kind: 'wrong', message: 'The body is not JSON.' };
  }
  const parsed = v.safeParse(newPartnerSchema, json);
  if (parsed.success) return { kind: 'read', partner: parsed.output };
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  return { kind: 'wrong', message: path === null ? issue.message : `${path} ${issue.message}` };
}
