import { readdir } from 'node:fs/promises';
import * as v from 'valibot';
import type { OfferedLanguage } from '../../edge/contracts/language.ts';

const CATALOGUES = new URL('../../edge/shared/text/catalogues/', import.meta.url);
const catalogueSchema = v.object({
  default: v.record(v.string(), v.record(v.string(), v.string())),
});

/** Returns the English texts without placeholders that a language translates differently. */
export async function englishTexts(language: OfferedLanguage): Promise<string[]> {
  const texts = await Promise.all(
    (await readdir(new URL('en/', CATALOGUES))).map(async (file) => {
      const [english, own] = await Promise.all([textsIn('en', file), textsIn(language, file)]);
      return [...english].filter(
        ([key, text]) => /\p{L}{3}/u.test(text) && !text.includes('{') && own.get(key) !== text,
      );
    }),
  );
  return [...new Set(texts.flat().map(([, text]) => text))];
}

async function textsIn(language: OfferedLanguage, file: string): Promise<Map<string, string>> {
  const module: unknown = await import(new URL(`${language}/${file}`, CATALOGUES).href);
  const groups = Object.entries(v.parse(catalogueSchema, module).default);
  return new Map(
    groups.flatMap(([group, texts]) =>
      Object.entries(texts).map(([name, text]): [string, string] => [`${group}.${name}`, text]),
    ),
  );
}
