import * as v from 'valibot';

/** Letters, digits and hyphens, for addresses. */
export const slugSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,200}$/));
