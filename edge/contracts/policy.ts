import * as v from 'valibot';
import { timeSchema } from '../../realtime/protocol/primitives.ts';
import { textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/** All policies (spec point 2, about). */
export const POLICIES = ['privacy-policy', 'terms-of-service'] as const;
export const policyTypeSchema = v.picklist(POLICIES, 'policy names none');
export type PolicyType = v.InferOutput<typeof policyTypeSchema>;

/**
 * HTML that the server has sanitised. `{brand}`, `{domain}` and `{email}` stand for the brand's
 * values.
 */
const htmlSchema = v.pipe(v.string(), v.maxLength(200_000));

/** `getPolicy`: the operator's own policy; null if the product's applies. */
export const policyWireSchema = v.nullable(
  v.object({
    /** BCP 47 tag: 'pt-BR'. */
    language: textSchema,
    /** Null for a policy without versions. */
    version: v.nullable(textSchema),
    /** Start of validity, ms; null if unknown. */
    since: v.nullable(timeSchema),
    introduction: htmlSchema,
    sections: rowsSchema(v.object({ id: textSchema, title: textSchema, html: htmlSchema })),
  }),
);
export type PolicyWire = v.InferOutput<typeof policyWireSchema>;
