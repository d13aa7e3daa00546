import * as v from 'valibot';
import { fromBase64url, toBase64url } from '../../edge/shared/base64url.ts';
import { MARKET_KEYS } from '../../edge/contracts/odds.ts';
import { idSchema } from '../../edge/contracts/primitives.ts';

/** Most matches to load for one page. */
const MOST = 12;
/** Longer than any code of so many selections. */
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
 * Returns the selections of a slip's code: the base64url of JSON, a list of `[matchId, market,
 * line, outcome]`. Null for an invalid code. The code holds the whole slip: nothing is stored.
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
