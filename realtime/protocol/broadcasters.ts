import * as v from 'valibot';
import { countrySchema, labelSchema } from './primitives.ts';

/** A page links to it, so it is nothing but an address of the web. */
const webAddressSchema = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[!-~]{1,500}$/, 'must be an https address of at most 500 characters'),
  v.check((uri) => URL.canParse(uri), 'must be an address'),
);

/** Where a match can be seen or heard: a television channel, a stream, a radio. */
export const channelSchema = v.strictObject({
  name: labelSchema,
  uri: v.optional(webAddressSchema),
});
export type Channel = v.InferOutput<typeof channelSchema>;

/** More than the largest matches have; all of a match are one value in the database. */
const MAX_CHANNELS = 1_000;

/** Who shows a match, country by country. An entry without a country, or of 'int', is of everywhere. */
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
