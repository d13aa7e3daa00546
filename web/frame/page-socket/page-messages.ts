import * as v from 'valibot';

/** Raised when frames of an older build, which stay open, would not understand this one's. */
export const PAGE_MESSAGES_VERSION = 1;

/** Of a frame, or of a socket. */
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/**
 * What web views on one page say to each other. Each socket that one of them asks
 * for has an id; the carrier answers all of them, its own as well.
 */
export const pageMessageSchema = v.variant('type', [
  /** Asks for `rooms` as a hub is asked for them, with what is held of each. */
  v.strictObject({ type: v.literal('ask'), from: id, rooms: v.string() }),
  v.strictObject({ type: v.literal('leave'), from: id }),
  v.strictObject({ type: v.literal('ping'), from: id }),
  /** Of a new carrier, which knows nobody yet. */
  v.strictObject({ type: v.literal('carrying'), by: id }),
  /** Of a carrier that is none any more. */
  v.strictObject({ type: v.literal('stopped') }),
  v.strictObject({
    type: v.literal('connected'),
    to: v.array(id),
    isConnected: v.boolean(),
  }),
  /** A message as a hub would have sent it to these sockets. */
  v.strictObject({ type: v.literal('told'), to: v.array(id), text: v.string() }),
]);
export type PageMessage = v.InferOutput<typeof pageMessageSchema>;
