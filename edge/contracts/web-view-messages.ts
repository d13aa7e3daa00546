import * as v from 'valibot';
import { LANGUAGES } from './language.ts';
import { TALLEST, WEB_VIEW_MESSAGES_VERSION } from './web-view-limits.ts';

/*
 * What a web view and whoever holds it say to each other: a native app, or a
 * page that frames it. docs/web-views.md has it for those who write holders.
 */

const LONGEST_PATH = 2_000;

const version = v.literal(WEB_VIEW_MESSAGES_VERSION);
const to = v.pipe(v.string(), v.maxLength(LONGEST_PATH));

/** A colour as `#rrggbb`: no other way to write one may reach a style. */
export const accentSchema = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i));

export const frameEventSchema = v.variant('type', [
  /** It is awake; what is live on it is live from now on. */
  v.object({ type: v.literal('ready') }),
  /** How tall its content is, CSS px. */
  v.object({
    type: v.literal('height'),
    height: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(TALLEST)),
  }),
  /** A link was pressed that leads out of the web views: a path of the product, or a whole address. */
  v.object({ type: v.literal('navigate'), to }),
  /** A link was pressed that leads to what only those who are signed in may see. */
  v.object({ type: v.literal('login-required'), to }),
  /** What analytics would be told of a page of the product's own. */
  v.object({
    type: v.literal('tracking'),
    name: v.literal('page_view'),
    page: v.pipe(v.string(), v.maxLength(100)),
  }),
]);
/** What a web view tells whoever holds it. */
export type FrameEvent = v.InferOutput<typeof frameEventSchema>;

/** An event as it is sent. */
export const messageOutSchema = v.intersect([v.object({ v: version }), frameEventSchema]);

export const messageInSchema = v.variant('type', [
  v.object({
    v: version,
    type: v.literal('theme'),
    theme: v.picklist(['light', 'dark', 'system']),
  }),
  /** Null for the product's own. */
  v.object({ v: version, type: v.literal('accent'), accent: v.nullable(accentSchema) }),
  v.object({ v: version, type: v.literal('locale'), locale: v.picklist(LANGUAGES) }),
  /** Whether anybody can see it: one that comes back asks at once for what it missed. */
  v.object({ v: version, type: v.literal('visibility'), isVisible: v.boolean() }),
]);
/** What the holder tells a web view. */
export type MessageIn = v.InferOutput<typeof messageInSchema>;
