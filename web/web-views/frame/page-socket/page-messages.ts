import * as v from 'valibot';

/** Raise it when frames of an older build, which stay open, cannot read new messages. */
export const PAGE_MESSAGES_VERSION = 1;

/** Id of a frame or socket. */
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/**
 * Messages between web views on one page. Each requested socket has an id; the leader answers all,
 * its own too.
 */
export const pageMessageSchema = v.variant('type', [
  /** Asks for `rooms` like a hub query, with the current positions. */
  v.strictObject({ type: v.literal('ask'), from: id, rooms: v.string() }),
  v.strictObject({ type: v.literal('leave'), from: id }),
  v.strictObject({ type: v.literal('ping'), from: id }),
  /** From a new leader without sockets. */
  v.strictObject({ type: v.literal('carrying'), by: id }),
  /** From a leader that stops. */
  v.strictObject({ type: v.literal('stopped') }),
  v.strictObject({
    type: v.literal('connected'),
    to: v.array(id),
    isConnected: v.boolean(),
  }),
  /** A hub's message for these sockets. */
  v.strictObject({ type: v.literal('reported'), to: v.array(id), text: v.string() }),
]);
export type PageMessage = v.InferOutput<typeof pageMessageSchema>;
