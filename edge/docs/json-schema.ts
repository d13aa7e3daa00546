import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** Schemas of the documents with names, so that each is written once. */
export type NamedSchemas = Record<string, v.GenericSchema>;

/** A JSON schema whose named parts are references to the document's components. */
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

/** `components.schemas` of a document. */
export function describeNamed(named: NamedSchemas) {
  return toJsonSchemaDefs(named, config);
}

/** Describes the transmitted data, not the parsed result. */
const config: Omit<ConversionConfig, 'definitions'> = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // Checks beyond JSON Schema, such as that a player is listed once, still run.
  ignoreActions: ['check', 'check_items', 'trim'],
  // A record whose keys are a list is described well, but reported anyway.
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    if (valibotSchema.type === 'file') return { type: 'string', format: 'binary' };
    return valibotSchema.type === 'record' ? jsonSchema : null;
  },
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  // JSON Schema patterns are Unicode ones already: the flag is redundant.
  overrideAction: ({ valibotAction, jsonSchema }) =>
    'requirement' in valibotAction &&
    valibotAction.requirement instanceof RegExp &&
    valibotAction.requirement.flags === 'u'
      ? { ...jsonSchema, pattern: valibotAction.requirement.source }
      : null,
};
