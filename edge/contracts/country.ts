import * as v from 'valibot';
import { textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/**
 * `locateCountry` of the patron API: the visitor's country, ISO 3166 in lower case; null if
 * unknown.
 */
export const countryLocationSchema = v.object({ countryCode: v.nullable(textSchema) });
export type CountryLocation = v.InferOutput<typeof countryLocationSchema>;

/** A country as the patron API lists it: its ISO 3166 code in lower case and its English name. */
export const countryWireSchema = v.object({ countryCode: textSchema, countryName: textSchema });
export type CountryWire = v.InferOutput<typeof countryWireSchema>;

/** `listCountries`: every country, by name. */
export const countryListSchema = rowsSchema(countryWireSchema);
