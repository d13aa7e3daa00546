import * as v from 'valibot';
import { idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/** A television channel, a stream or a radio. Pages link to `uri`, so it is https. */
export const channelWireSchema = v.object({
  name: textSchema,
  uri: v.nullable(
    v.pipe(v.string(), v.regex(/^https:\/\/[!-~]{1,500}$/, 'must be an https address')),
  ),
});
export type ChannelWire = v.InferOutput<typeof channelWireSchema>;

/**
 * `getBroadcasters`: a match's channels in the country of the `country-code` header, then its
 * channels for all countries. The call's name is our own.
 */
export const broadcastersSchema = v.object({
  eventId: idSchema,
  channels: rowsSchema(channelWireSchema),
});
export type Broadcasters = v.InferOutput<typeof broadcastersSchema>;
