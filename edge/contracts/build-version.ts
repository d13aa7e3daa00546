import * as v from 'valibot';

/** `GET /build-version`: the served build of the pages. An open page compares it with its own. */
export const buildVersionSchema = v.object({ version: v.string() });
export type BuildVersion = v.InferOutput<typeof buildVersionSchema>;
