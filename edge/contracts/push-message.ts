import * as v from 'valibot';

/** Shows that the browser of a subscription has received a message. */
export const pushProofSchema = v.object({
  /** Id of the subscription: the SHA-256 of its endpoint, hexadecimal. */
  subscription: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/, 'must be 64 hexadecimal digits')),
  nonce: v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')),
});

/**
 * A push message in the declarative format (`web_push: 8030`). Browsers that know the format show
 * the message themselves; in others, the product's service worker shows it.
 */
export const pushMessageSchema = v.object({
  web_push: v.literal(8030),
  notification: v.object({
    title: v.string(),
    body: v.string(),
    lang: v.string(),
    /** Absent from messages of an earlier version. */
    dir: v.optional(v.picklist(['ltr', 'rtl'])),
    /**
     * A message replaces an earlier one with the same tag, so that a match has one notification.
     */
    tag: v.string(),
    /** Whether the replacement alerts the fan again. */
    renotify: v.boolean(),
    /**
     * The brand's picture; `badge` is its mark in one colour, for a phone's status bar. Absent from
     * earlier messages.
     */
    icon: v.optional(v.string()),
    badge: v.optional(v.string()),
    /** Address of the page that a press opens. */
    navigate: v.string(),
    /** ms */
    timestamp: v.number(),
  }),
  /**
   * Set if the message is shown even while a page is visible, because the page has no alert of its
   * own for it.
   */
  isShownAlways: v.optional(v.literal(true)),
  /** Set if a browser that shows messages itself also hands this one to the service worker. */
  mutable: v.optional(v.literal(true)),
  /**
   * What the service worker sends back by `provePushSubscription`; absent once it has done so for
   * the subscription.
   */
  proof: v.optional(pushProofSchema),
});
export type PushMessage = v.InferOutput<typeof pushMessageSchema>;
