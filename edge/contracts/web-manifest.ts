import * as v from 'valibot';

const pathSchema = v.pipe(v.string(), v.regex(/^\/(?!\/)/, 'must be a path of the product'));
const textSchema = v.pipe(v.string(), v.minLength(1));
const colourSchema = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/, 'must be #rrggbb'));
const sizesSchema = v.pipe(v.string(), v.regex(/^\d+x\d+$/, 'must be WIDTHxHEIGHT'));

const imageSchema = v.strictObject({
  src: pathSchema,
  sizes: sizesSchema,
  type: v.literal('image/png'),
});

/** Members of the Web Application Manifest (W3C) that the product has. */
export const webManifestSchema = v.strictObject({
  id: pathSchema,
  name: textSchema,
  short_name: textSchema,
  description: textSchema,
  lang: textSchema,
  dir: v.picklist(['ltr', 'rtl']),
  start_url: pathSchema,
  scope: pathSchema,
  display: v.literal('standalone'),
  display_override: v.array(v.picklist(['standalone', 'minimal-ui'])),
  theme_color: colourSchema,
  background_color: colourSchema,
  categories: v.array(textSchema),
  icons: v.array(
    v.strictObject({
      ...imageSchema.entries,
      purpose: v.picklist(['any', 'maskable', 'monochrome']),
    }),
  ),
  shortcuts: v.array(
    v.strictObject({ name: textSchema, url: pathSchema, icons: v.array(imageSchema) }),
  ),
  screenshots: v.array(
    v.strictObject({
      src: pathSchema,
      sizes: sizesSchema,
      type: v.literal('image/webp'),
      form_factor: v.picklist(['narrow', 'wide']),
      label: textSchema,
    }),
  ),
});
export type WebManifest = v.InferOutput<typeof webManifestSchema>;
