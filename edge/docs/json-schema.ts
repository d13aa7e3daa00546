import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** Schemas that a document contains once, by name, and refers to. */
export type NamedSchemas = Record<string, v.GenericSchema>;

/** Returns the JSON schema of a schema. Its named parts are references to the document's components. */
export function describeSchema(schema: v.GenericSchema, named: NamedSchemas) {
  const {
    $schema: _dialect,
    $defs: _definitions,
    ...described
  } = toJsonSchema(schema, {
    ...config,
    definitions: named,
  });
  return described;
}

/** Returns `components.schemas` of a document. */
export function describeNamed(named: NamedSchemas) {
  return toJsonSchemaDefs(named, config);
}

/** Options of the conversion. It describes the transmitted data, not the parsed result. */
const config: Omit<ConversionConfig, 'definitions'> = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // JSON Schema cannot express these checks, such as that a player is listed once. The product still makes them.
  ignoreActions: ['check', 'check_items', 'trim'],
  // The converter reports a record with listed keys as an error, although its description is right.
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    if (valibotSchema.type === 'file') return { type: 'string', format: 'binary' };
    return valibotSchema.type === 'record' ? jsonSchema : null;
  },
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  // Patterns of JSON Schema are always Unicode, so the flag `u` is redundant.
  overrideAction: ({ valibotAction, jsonSchema }) =>
    'requirement' in valibotAction &&
    valibotAction.requirement instanceof RegExp &&
    valibotAction.requirement.flags === 'u'
      ? { ...jsonSchema, pattern: valibotAction.requirement.source }
      : null,
};
