import * as v from 'valibot';
import { idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/** `getTvAvailability`: whether the 24/7 channel is on air for the visitor. */
export const tvAvailabilitySchema = v.object({ isAvailable: v.boolean() });
export type TvAvailability = v.InferOutput<typeof tvAvailabilitySchema>;

const versionSchema = v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)*$/));

/**
 * An announcement, such as of a tournament, below the bars of pages that request it: a title, a
 * line of text, and a path of the product as its link.
 */
export const bannerSchema = v.object({
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  text: v.optional(v.pipe(v.string(), v.maxLength(120))),
  path: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
});
export type Banner = v.InferOutput<typeof bannerSchema>;

/** `getAppConfig`: startup data of apps and pages (spec points 4 and 5). */
export const appConfigSchema = v.object({
  /** Radar ids of the sports in the live-score strip. */
  liveScoreSports: v.array(textSchema),
  /** First app version with a feature, by platform; an unlisted platform has the feature. */
  minimumVersions: v.record(
    textSchema,
    v.object({ android: v.optional(versionSchema), ios: v.optional(versionSchema) }),
  ),
  banner: v.optional(v.nullable(bannerSchema)),
});
export type AppConfig = v.InferOutput<typeof appConfigSchema>;

/** Navigation entry of spec point 3. `betRadarId` is null for the entry of all sports. */
export const navigationEntrySchema = v.object({
  key: textSchema,
  path: textSchema,
  betRadarId: v.nullable(idSchema),
  label: textSchema,
});
export type NavigationEntryWire = v.InferOutput<typeof navigationEntrySchema>;

/** `getNavigation`: All, then an entry per main sport (spec point 2). The call's name is our own. */
export const navigationSchema = rowsSchema(navigationEntrySchema);
