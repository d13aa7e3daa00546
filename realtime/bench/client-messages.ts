import * as v from 'valibot';

const targetSchema = v.object({
  host: v.string(),
  port: v.number(),
  path: v.string(),
  greeting: v.optional(v.string()),
  readyText: v.optional(v.string()),
});

/** The benchmark's orders to the process of a system's clients. */
export const orderSchema = v.variant('kind', [
  v.object({ kind: v.literal('connect'), clients: v.number(), target: targetSchema }),
  /** Starts a table for `updates` versions from `first` on. */
  v.object({ kind: v.literal('expect'), first: v.number(), updates: v.number() }),
  v.object({ kind: v.literal('collect') }),
]);
export type Order = v.InferOutput<typeof orderSchema>;

/** Responses of that process. */
export const noticeSchema = v.variant('kind', [
  v.object({ kind: v.literal('connected') }),
  v.object({ kind: v.literal('expecting') }),
  /** The last client has received this version. */
  v.object({ kind: v.literal('complete'), version: v.number() }),
  v.object({
    kind: v.literal('collected'),
    times: v.instance(Float64Array),
    duplicates: v.number(),
    bytes: v.number(),
  }),
  v.object({ kind: v.literal('failed'), message: v.string() }),
]);
export type Notice = v.InferOutput<typeof noticeSchema>;
