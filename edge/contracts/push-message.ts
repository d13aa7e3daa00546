import * as v from 'valibot';

/**
 * A message to a browser without an open page, in the declarative format (`web_push: 8030`): browsers that know it
 * show it by themselves, in the others the product's service worker does.
 */
export const pushMessageSchema = v.object({
  web_push: v.literal(8030),
  notification: v.object({
    title: v.string(),
    body: v.string(),
    lang: v.string(),
    /** Absent in a message of an earlier version. */
    dir: v.optional(v.picklist(['ltr', 'rtl'])),
    /** Replaces the one about the same match: a withdrawn goal, another one. */
    tag: v.string(),
    /** Whether a replacement alerts again. */
    renotify: v.boolean(),
    /** Page that a press opens. */
    navigate: v.string(),
    /** ms */
    timestamp: v.number(),
  }),
  /** Set if it is shown beside a visible page too, which has no alert of its own for it. */
  isShownAlways: v.optional(v.literal(true)),
});
export type PushMessage = v.InferOutput<typeof pushMessageSchema>;
