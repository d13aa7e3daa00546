import { FIELD_EXAMPLES } from './field-examples.ts';

/** Text of a field, and its known values if its schema does not list them. */
type FieldText = string | { description: string; enum: readonly string[] };

/**
 * Texts by the name of a field; by `parent.name`, where the parent is the field or schema above it; or by
 * `root.name` anywhere in the schema or call `root`. `parent.name` precedes `root.name`, and both precede `name`.
 */
export type FieldTexts = Readonly<Record<string, FieldText>>;

/** Whether a schema accepts texts or numbers without listing their values. */
export function isOpen(schema: unknown): boolean {
  if (!isRecord(schema) || 'enum' in schema || 'const' in schema) return false;
  if (Array.isArray(schema.anyOf)) return schema.anyOf.some(isOpen);
  return [schema.type].flat().some((type) => OPEN_TYPES.has(type));
}

const OPEN_TYPES = new Set<unknown>(['string', 'number', 'integer']);

/**
 * Adds each field's text and example to a JSON schema in place, and returns the schema. `root` is the name of
 * the schema or its call, `parent` the name above its members.
 */
export function describeFields<Schema>(
  root: string,
  schema: Schema,
  texts: FieldTexts,
  parent = root,
): Schema {
  visit(schema, parent, { root, texts: new Map(Object.entries(texts)) });
  return schema;
}

interface Describing {
  root: string;
  texts: ReadonlyMap<string, FieldText>;
}

function visit(node: unknown, parent: string, describing: Describing): void {
  if (Array.isArray(node)) for (const each of node) visit(each, parent, describing);
  if (!isRecord(node)) return;
  const { properties } = node;
  for (const [key, value] of Object.entries(node))
    if (key !== 'properties') visit(value, parent, describing);
  if (!isRecord(properties)) return;
  const { root, texts } = describing;
  for (const [field, schema] of Object.entries(properties)) {
    visit(schema, field, describing);
    if (!isRecord(schema)) continue;
    const keys = [`${parent}.${field}`, `${root}.${field}`, field];
    const text = nearest(texts, keys);
    if (text !== undefined)
      Object.assign(schema, typeof text === 'string' ? { description: text } : text);
    const example = nearest(EXAMPLES, keys);
    if (example !== undefined && isOpen(schema)) schema.examples = [example];
  }
}

const EXAMPLES = new Map(Object.entries(FIELD_EXAMPLES));

function nearest<Value>(
  values: ReadonlyMap<string, Value>,
  keys: readonly string[],
): Value | undefined {
  const key = keys.find((each) => values.has(each));
  return key === undefined ? undefined : values.get(key);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
