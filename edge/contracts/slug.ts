import * as v from 'valibot';

/** Part of an address: letters, digits and hyphens. */
export const slugSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,200}$/));
