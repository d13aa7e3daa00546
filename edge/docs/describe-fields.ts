/** Documentation of a field beside its schema. */
type FieldText = string | { description: string; enum: readonly string[] };

/**
 * Texts by the name of a field; by `parent.name`, where the parent is the field or schema above it; or by
 * `root.name` anywhere in the schema or call `root`. The nearest one counts.
 */
export type FieldTexts = Readonly<Record<string, FieldText>>;

/**
 * Adds each field's text to a JSON schema, in place, and returns the schema; `root` is the schema's own name
 * or that of its call, `parent` what its members are named below.
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
    const text =
      texts.get(`${parent}.${field}`) ?? texts.get(`${root}.${field}`) ?? texts.get(field);
    if (isRecord(schema) && text !== undefined)
      Object.assign(schema, typeof text === 'string' ? { description: text } : text);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
