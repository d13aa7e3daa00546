import * as v from 'valibot';
import { fromBase64url, toBase64url } from '../../edge/shared/base64url.ts';
import { MARKET_KEYS } from '../../edge/contracts/odds.ts';
import { idSchema } from '../../edge/contracts/primitives.ts';

/** Most selections of a slip, since each may need the load of another match. */
const MOST = 12;
/** Longest code that is decoded, in characters. */
const MAX_LENGTH = 8_000;

const selectionSchema = v.pipe(
  v.strictTuple([
    idSchema,
    v.picklist(MARKET_KEYS),
    v.nullable(v.pipe(v.number(), v.finite())),
    v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
  ]),
  v.transform(([matchId, market, line, outcome]) => ({ matchId, market, line, outcome })),
);
const slipSchema = v.pipe(v.array(selectionSchema), v.minLength(1), v.maxLength(MOST));

/** One outcome of a market of a match. */
export type SlipSelection = v.InferOutput<typeof selectionSchema>;

/**
 * Returns the selections of a slip's code, or null if it is invalid. The code is the base64url of a
 * JSON list of `[matchId, market, line, outcome]`. It contains the whole slip, so no server stores
 * one.
 */
export function readSlip(code: string): SlipSelection[] | null {
  if (code.length > MAX_LENGTH) return null;
  const slip = v.safeParse(slipSchema, decoded(code));
  return slip.success ? slip.output : null;
}

/** Returns a slip's code. */
export function slipCode(selections: readonly SlipSelection[]): string {
  const rows = selections.map(({ matchId, market, line, outcome }) => [
    matchId,
    market,
    line,
    outcome,
  ]);
  return toBase64url(new TextEncoder().encode(JSON.stringify(rows)));
}

function decoded(code: string): unknown {
  const bytes = fromBase64url(code);
  if (!bytes) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
