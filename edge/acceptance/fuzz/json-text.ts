/** A number as JSON text: `1e999` or `-0`, which JSON.stringify cannot write. */
export class NumberText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Any body. A member that is undefined is absent. */
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | NumberText
  | Json[]
  | { [name: string]: Json };

/** Returns a value's JSON text. Lone surrogates become escapes, which JSON allows. */
export function jsonText(value: Json): string {
  if (value instanceof NumberText) return value.text;
  if (Array.isArray(value)) return `[${value.map((item) => jsonText(item ?? null)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${jsonText(member)}`).join(',')}}`;
  }
  return Object.is(value, -0) ? '-0' : (JSON.stringify(value) ?? 'null');
}
