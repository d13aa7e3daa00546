import * as v from 'valibot';
import { LANGUAGES } from './language.ts';
import { TALLEST, WEB_VIEW_MESSAGES_VERSION, WEB_VIEW_THEMES } from './web-view-limits.ts';

/*
 * Messages between a web view and its holder: a native app, or a page that frames it. docs/web-views.md
 * documents them for authors of holders.
 */

const MAX_PATH = 2_000;

const version = v.literal(WEB_VIEW_MESSAGES_VERSION);
const to = v.pipe(v.string(), v.maxLength(MAX_PATH));

/** A colour as `#rrggbb`. Other formats are invalid, because the value goes into a style. */
export const accentSchema = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i));

export const frameEventSchema = v.variant('type', [
  /** The web view has started; its live parts update from now on. */
  v.object({ type: v.literal('ready') }),
  /** Height of the web view's content, CSS px. */
  v.object({
    type: v.literal('height'),
    height: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(TALLEST)),
  }),
  /**
   * A visitor pressed a link that leaves the web views; `to` is a path of the product or a whole
   * address.
   */
  v.object({ type: v.literal('navigate'), to }),
  /** A visitor pressed a link to a page that requires a sign-in. */
  v.object({ type: v.literal('login-required'), to }),
  /** The page view that a page of the product would send to analytics. */
  v.object({
    type: v.literal('tracking'),
    name: v.literal('page_view'),
    page: v.pipe(v.string(), v.maxLength(100)),
  }),
]);
/** An event from a web view to its holder. */
export type FrameEvent = v.InferOutput<typeof frameEventSchema>;

/** An event as it is sent. */
export const messageOutSchema = v.intersect([v.object({ v: version }), frameEventSchema]);

export const messageInSchema = v.variant('type', [
  v.object({
    v: version,
    type: v.literal('theme'),
    theme: v.picklist([...WEB_VIEW_THEMES, 'system']),
  }),
  /** Null for the product's own accent. */
  v.object({ v: version, type: v.literal('accent'), accent: v.nullable(accentSchema) }),
  v.object({ v: version, type: v.literal('locale'), locale: v.picklist(LANGUAGES) }),
  /** Whether the web view is visible. When it becomes visible, it requests missed data at once. */
  v.object({ v: version, type: v.literal('visibility'), isVisible: v.boolean() }),
]);
/** A message from holder to web view. */
export type MessageIn = v.InferOutput<typeof messageInSchema>;
