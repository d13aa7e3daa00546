// oxlint-disable-next-line no-restricted-imports -- for tests only
import * as fc from 'fast-check';
import * as v from 'valibot';

/** Limits of valid text, and characters that are special in a URL, HTML, SQL, a spreadsheet or JavaScript. */
const TEXTS = [
  '',
  ' ',
  'A',
  'GB',
  '15',
  'toString',
  'constructor',
  'Al-Hilal الهلال',
  '🏆',
  '\u200fMarked',
  "O'Brien & <b>Sons</b>",
  '${x} %s {0}',
  '";--',
  '=1+1',
  'a;b',
  '50%',
  '%zz?#&+',
  'İstanbul ẞ',
  'e\u0301\u0301',
  '訳'.repeat(50),
  'x'.repeat(200),
  'y'.repeat(500),
  'gb',
  'm1',
  '4-3-3',
  '#1d47c9',
  '2000-02-29',
  '1800-01-01',
  'https://pictures.example.org/a%20b/%3Cc%3E.png?v=1&w="2"#d',
  'http://[::1]:81/x',
];
const NUMBERS = [0, -0, 1, 2, 3, 11, 40, 0.5, 1 / 3, 1e-300, -1];

/**
 * Returns valid values of a protocol schema, built from its parts; lists are short, so that their
 * items may be long. `others` replace schemas whose rules are too narrow for random values.
 */
export function arbitraryOf<Schema extends v.GenericSchema>(
  schema: Schema,
  others: ReadonlyMap<unknown, fc.Arbitrary<unknown>> = new Map(),
): fc.Arbitrary<v.InferOutput<Schema>> {
  return whole(schema);

  function whole<Whole extends v.GenericSchema>(of: Whole): fc.Arbitrary<v.InferOutput<Whole>> {
    const values = others.get(of) ?? made(of);
    return values.filter((value) => v.is(of, value));
  }

  function made(of: v.GenericSchema): fc.Arbitrary<unknown> {
    const part = (name: string) => whole(schemaIn(of, name));
    switch (of.type) {
      case 'string':
        return fc.constantFrom(...kept(TEXTS, of));
      case 'number':
        return fc.constantFrom(...kept([...NUMBERS, ...ends(of)], of));
      case 'boolean':
        return fc.boolean();
      case 'picklist':
        return fc.constantFrom(...listIn(of, 'options'));
      case 'optional':
        return fc.option(part('wrapped'), { nil: undefined });
      case 'nullable':
        return fc.option(part('wrapped'));
      case 'array':
        return fc.array(part('item'), { maxLength: 3 });
      case 'record':
        return fc
          .array(fc.tuple(part('key').filter(isMember), part('value')), { maxLength: 3 })
          .map((entries) => Object.fromEntries(entries));
      case 'strict_object':
        return members(of);
      default:
        throw new Error(`No values are made of ${of.type}`);
    }
  }

  /** Absent members are omitted, as in JSON. */
  function members(of: v.GenericSchema): fc.Arbitrary<unknown> {
    const entries: object = Object(Reflect.get(of, 'entries'));
    const parts = Object.keys(entries).map((key) => [key, whole(schemaIn(entries, key))] as const);
    return fc
      .record(Object.fromEntries(parts))
      .map((record) =>
        Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)),
      );
  }
}

/** The ingest rejects members with this name. */
function isMember(key: unknown): boolean {
  return key !== 'constructor';
}

function kept<Value>(values: readonly Value[], schema: v.GenericSchema): Value[] {
  const taken = values.filter((value) => v.is(schema, value));
  if (taken.length === 0) throw new Error('No sample is taken by the schema');
  return taken;
}

/** Returns the bounds of a number. */
function ends(schema: v.GenericSchema): number[] {
  if (!('pipe' in schema)) return [];
  return listIn(schema, 'pipe').flatMap((action) => {
    const bound: unknown = Reflect.get(Object(action), 'requirement');
    return typeof bound === 'number' ? [bound] : [];
  });
}

function listIn(value: object, name: string): readonly unknown[] {
  const list: unknown = Reflect.get(value, name);
  if (!Array.isArray(list)) throw new Error(`${name} is no list`);
  return list;
}

function schemaIn(value: object, name: string): v.GenericSchema {
  const found: unknown = Reflect.get(value, name);
  if (!isSchema(found)) throw new Error(`${name} is no schema`);
  return found;
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === 'schema';
}
