import * as v from 'valibot';
import { timeSchema } from '../../realtime/protocol/primitives.ts';
import { textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/** All policies (spec point 2, about). */
export const POLICIES = ['privacy-policy', 'terms-of-service'] as const;
export const policyTypeSchema = v.picklist(POLICIES, 'policy names none');
export type PolicyType = v.InferOutput<typeof policyTypeSchema>;

/** HTML that its server has cleaned; `{brand}`, `{domain}` and `{email}` stand for the brand's. */
const htmlSchema = v.pipe(v.string(), v.maxLength(200_000));

/** `getPolicy`: an operator's own policy; null where the product's is in force. */
export const policyWireSchema = v.nullable(
  v.object({
    /** In BCP 47: 'pt-BR'. */
    language: textSchema,
    /** Null: unversioned. */
    version: v.nullable(textSchema),
    /** Start of validity, ms; null if unknown. */
    since: v.nullable(timeSchema),
    introduction: htmlSchema,
    sections: rowsSchema(v.object({ id: textSchema, title: textSchema, html: htmlSchema })),
  }),
);
export type PolicyWire = v.InferOutput<typeof policyWireSchema>;
