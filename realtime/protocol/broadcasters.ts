import * as v from 'valibot';
import { countrySchema, labelSchema } from './primitives.ts';

/** The address of a channel. Pages link to it, so only https is valid. */
const webAddressSchema = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[!-~]{1,500}$/, 'must be an https address of at most 500 characters'),
  v.check((uri) => URL.canParse(uri), 'must be an address'),
);

/** A place to watch or listen to a match: a television channel, a stream, a radio. */
export const channelSchema = v.strictObject({
  name: labelSchema,
  uri: v.optional(webAddressSchema),
});
export type Channel = v.InferOutput<typeof channelSchema>;

/** Limit of channels per match: one database value stores all of them. No match has as many. */
const MAX_CHANNELS = 1_000;

/** A match's channels by country. An entry without a country, or with 'int', is valid everywhere. */
export const broadcastersSchema = v.pipe(
  v.array(
    v.strictObject({
      country: v.optional(countrySchema),
      channels: v.pipe(v.array(channelSchema), v.minLength(1), v.maxLength(100)),
    }),
  ),
  v.maxLength(300),
  v.check(
    (listed) => listed.reduce((sum, { channels }) => sum + channels.length, 0) <= MAX_CHANNELS,
    `at most ${MAX_CHANNELS} channels in all`,
  ),
);
export type Broadcasters = v.InferOutput<typeof broadcastersSchema>;
