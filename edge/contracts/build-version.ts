import * as v from 'valibot';

/** `GET /build-version`: which build of the pages is served. An open page compares it with its own. */
export const buildVersionSchema = v.object({ version: v.string() });
export type BuildVersion = v.InferOutput<typeof buildVersionSchema>;
