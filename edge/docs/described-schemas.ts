import type * as v from 'valibot';
import { ACCOUNT_FIELD_TEXTS } from './account-field-texts.ts';
import { CONTENT_FIELD_TEXTS } from './content-field-texts.ts';
import { describeFields, type FieldTexts } from './describe-fields.ts';
import { EVENT_FIELD_TEXTS } from './event-field-texts.ts';
import { FIELD_TEXTS } from './field-texts.ts';
import { describeNamed, describeSchema, type NamedSchemas } from './json-schema.ts';
import { HTTP_SCHEMAS, REALTIME_SCHEMAS } from './named-schemas.ts';

/** Texts of the members of calls. A member without a text fails a test. */
export const CALL_FIELD_TEXTS: FieldTexts = {
  ...ACCOUNT_FIELD_TEXTS,
  ...CONTENT_FIELD_TEXTS,
  ...EVENT_FIELD_TEXTS,
};

/** Schemas of calls, with texts of their members. */
export const CALLS_DESCRIBED = describer(HTTP_SCHEMAS, CALL_FIELD_TEXTS);

/** Schemas of sockets and ingest, with texts of their members. */
export const REALTIME_DESCRIBED = describer(REALTIME_SCHEMAS, FIELD_TEXTS);

export type Describer = ReturnType<typeof describer>;

function describer(named: NamedSchemas, texts: FieldTexts) {
  const components: Record<string, unknown> = Object.fromEntries(
    Object.entries(describeNamed(named)).map(([name, schema]) => [
      name,
      describeFields(name, schema, texts),
    ]),
  );
  /** Returns a schema whose named parts are references to `components`. */
  const refer = (name: string, schema: v.GenericSchema, parent?: string) =>
    describeFields(name, describeSchema(schema, named), texts, parent);
  return {
    components,
    refer,
    /** Returns a schema without references, for people. */
    whole: (name: string, schema: v.GenericSchema, parent?: string) =>
      withoutReferences(refer(name, schema, parent), components),
  };
}

function withoutReferences(node: unknown, components: Record<string, unknown>): unknown {
  if (Array.isArray(node)) return node.map((each) => withoutReferences(each, components));
  if (typeof node !== 'object' || node === null) return node;
  const members = new Map<string, unknown>(Object.entries(node));
  const reference = members.get('$ref');
  members.delete('$ref');
  const own = [...members].map(([key, value]) => [key, withoutReferences(value, components)]);
  if (typeof reference !== 'string') return Object.fromEntries(own);
  const name = reference.slice(reference.lastIndexOf('/') + 1);
  return {
    ...asObject(withoutReferences(components[name], components)),
    ...Object.fromEntries(own),
  };
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
