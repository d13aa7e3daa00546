import * as v from 'valibot';
import { textSchema, timeSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/** The policies there are (spec point 2, about). */
export const POLICIES = ['privacy-policy', 'terms-of-service'] as const;
export const policyTypeSchema = v.picklist(POLICIES, 'policy names none');
export type PolicyType = v.InferOutput<typeof policyTypeSchema>;

/** HTML that whoever serves it has cleaned; `{brand}`, `{domain}` and `{email}` stand for the brand's. */
const htmlSchema = v.pipe(v.string(), v.maxLength(200_000));

/** `getPolicy`: a policy of the operator's own; null where the product's is in force. */
export const policyWireSchema = v.nullable(
  v.object({
    /** As BCP 47 names it: 'pt-BR'. */
    language: textSchema,
    /** Null: the operator does not count them. */
    version: v.nullable(textSchema),
    /** Since when it is in force, ms; null where that is not told. */
    since: v.nullable(timeSchema),
    introduction: htmlSchema,
    sections: rowsSchema(v.object({ id: textSchema, title: textSchema, html: htmlSchema })),
  }),
);
export type PolicyWire = v.InferOutput<typeof policyWireSchema>;
