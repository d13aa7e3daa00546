import * as v from 'valibot';
import { listedOrigins } from '../../realtime/hosts/socket-origin.ts';

const MAX_ORIGINS = 50;

const quotaSchema = v.nullable(
  v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(1, 'must be 1 or more'),
    v.maxValue(1_000_000_000, 'may be 1000000000 at most'),
  ),
);

/** An origin in the form in which browsers send it. */
const originSchema = v.pipe(
  v.string(),
  // Browsers send whole origins, so a key for a pattern would work nowhere.
  v.check((text) => !text.includes('*'), 'may have no *: name each origin by itself'),
  v.check(
    (text) => !text.includes(',') && listedOrigins(text).origins.length === 1,
    'must be an origin such as https://example.org',
  ),
  v.transform((text) => listedOrigins(text).origins[0] ?? text),
);

/** What the operator says of a new partner. */
export const newPartnerSchema = v.pipe(
  v.strictObject({
    name: v.pipe(
      v.string(),
      v.regex(
        /^[a-z0-9][a-z0-9-]{0,31}$/,
        'must be 1 to 32 small letters, digits and hyphens, such as daily-club',
      ),
    ),
    /** Origins of pages that may use the key; none: any. */
    origins: v.pipe(
      v.array(originSchema),
      v.maxLength(MAX_ORIGINS, `may be ${MAX_ORIGINS} at most`),
    ),
    perHour: quotaSchema,
    perDay: quotaSchema,
  }),
  v.check(
    ({ perHour, perDay }) => perHour !== null || perDay !== null,
    'A partner needs a quota per hour, per day, or both.',
  ),
);
export type NewPartner = v.InferOutput<typeof newPartnerSchema>;

/** The key of a new partner, which nothing else shows. */
export const partnerKeySchema = v.object({ key: v.string() });

/** A partner, and the requests of all isolates in the current hour and day (UTC). Times are ms. */
export const partnerSchema = v.object({
  name: v.string(),
  origins: v.array(v.string()),
  perHour: v.nullable(v.number()),
  perDay: v.nullable(v.number()),
  createdAt: v.number(),
  withdrawnAt: v.nullable(v.number()),
  hourUsed: v.number(),
  dayUsed: v.number(),
});
export type Partner = v.InferOutput<typeof partnerSchema>;

export const partnersSchema = v.object({ partners: v.array(partnerSchema) });
