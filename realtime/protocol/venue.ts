import * as v from 'valibot';
import { countrySchema, labelSchema } from './primitives.ts';
import { entityIdSchema } from './text.ts';

export const venueSchema = v.strictObject({
  id: entityIdSchema,
  name: labelSchema,
  city: v.optional(labelSchema),
  country: v.optional(countrySchema),
  capacity: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(9_999_999))),
});
export type Venue = v.InferOutput<typeof venueSchema>;
