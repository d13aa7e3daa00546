import icuFormat, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import type { Language } from '../../contracts/language.ts';
import { recordOf, type Direction } from './languages.ts';
import type { Catalogue, Given, TextKey, ValuesOf } from './messages.ts';

/** Returns texts in a language: `t('footer.support')`. */
export interface Text {
  <Key extends TextKey>(key: Key, ...given: Given<ValuesOf<Key>>): string;
  language: Language;
  /** Direction of the language's lines. */
  direction: Direction;
  /** Formats a number in the language, with this many digits: '1.234,5'. */
  number: (value: number, digits?: number) => string;
  /** Returns a text with tags in pieces; `rich` is its typed wrapper. */
  parts: <Node>(key: TextKey, values: FormatValues<Node>) => readonly (string | Node)[];
}

/** The only `Intl` methods that `icu-minify` calls. */
interface Formatters {
  getNumberFormat: () => { format: (value: number) => string };
  getPluralRules: () => { select: (count: number) => string };
}

const icu: {
  // A method's parameters may be narrower than the package declares.
  format<Node>(
    message: CompiledMessage,
    language: string,
    values: FormatValues<Node>,
    options: { formatters: Formatters },
  ): string | Node | (string | Node)[];
} = { format: icuFormat };

const messages = new Map<Language, Map<string, CompiledMessage>>();

/** Adds a catalogue's texts: those of all languages on a server, one language's in a browser. */
export function addCatalogue(language: Language, catalogue: Catalogue): void {
  const known = messages.get(language) ?? new Map<string, CompiledMessage>();
  for (const [group, texts] of Object.entries(catalogue))
    for (const [name, message] of Object.entries(texts)) known.set(`${group}.${name}`, message);
  messages.set(language, known);
}

const texts = new Map<Language, Text>();

/** Returns the texts of a language; always the same function for a language. */
export function textOf(language: Language): Text {
  const text = texts.get(language) ?? makeText(language);
  texts.set(language, text);
  return text;
}

function makeText(language: Language): Text {
  const { direction, plural, marks } = recordOf(language);
  const number = (value: number, digits = 0) => formatNumber(value, digits, marks);
  // The platform's own formatters load slowly on phones (ADR 23).
  const formatters: Formatters = {
    getNumberFormat: () => ({ format: number }),
    getPluralRules: () => ({ select: plural }),
  };
  const parts = <Node>(key: TextKey, values: FormatValues<Node>) => {
    const none: (string | Node)[] = [];
    return none.concat(icu.format(messageOf(language, key), language, values, { formatters }));
  };
  const text = (key: TextKey, values: FormatValues<string> = {}) => parts(key, values).join('');
  return Object.assign(text, { language, direction, number, parts });
}

/**
 * Returns a text. A missing one is our bug: monitoring gets a report, and the page shows the key.
 */
function messageOf(language: Language, key: string): CompiledMessage {
  const message = messages.get(language)?.get(key);
  if (message !== undefined) return message;
  reportError(new Error(`No text ${key} in ${language} on this page.`));
  return key;
}

function formatNumber(value: number, digits: number, marks: string): string {
  const [thousands = '', decimals = ''] = marks;
  const [whole = '', rest] = value.toFixed(digits).split('.');
  const grouped = whole.replace('-', marks.slice(2)).replaceAll(/\B(?=(?:\d{3})+$)/g, thousands);
  return rest === undefined ? grouped : `${grouped}${decimals}${rest}`;
}
