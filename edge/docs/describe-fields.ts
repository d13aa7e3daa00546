/** Documentation of a field beside its schema. */
type FieldText = string | { description: string; enum: readonly string[] };

/** Texts by the name of a field, or by `parent.name`, where the parent is the field or schema above it. */
export type FieldTexts = Readonly<Record<string, FieldText>>;

/** Adds each field's text to a JSON schema, in place, and returns the schema; `name` is the schema's own. */
export function describeFields<Schema>(name: string, schema: Schema, texts: FieldTexts): Schema {
  visit(schema, name, new Map(Object.entries(texts)));
  return schema;
}

function visit(node: unknown, parent: string, texts: ReadonlyMap<string, FieldText>): void {
  if (Array.isArray(node)) for (const each of node) visit(each, parent, texts);
  if (!isRecord(node)) return;
  const { properties } = node;
  for (const [key, value] of Object.entries(node))
    if (key !== 'properties') visit(value, parent, texts);
  if (!isRecord(properties)) return;
  for (const [field, schema] of Object.entries(properties)) {
    visit(schema, field, texts);
    const text = texts.get(`${parent}.${field}`) ?? texts.get(field);
    if (isRecord(schema) && text !== undefined)
      Object.assign(schema, typeof text === 'string' ? { description: text } : text);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
