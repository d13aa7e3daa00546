import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../contracts/language.ts';
import { AREAS } from './areas.ts';
import { FILES, literalsOf, textsOf, textsOfArea } from './testing/texts-of.ts';

const CODE = import.meta.glob<string>(
  [
    '../../**/*.ts',
    '../../../web/**/*.{ts,tsx}',
    '!./catalogues/**',
    '!../../**/*.test.ts',
    '!../../../web/**/*.test.{ts,tsx}',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Returns a message's placeholders by kind: 'count plural', 'link tag'. */
function placesOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const own = `${element.value} ${TYPE[element.type]}`;
    if (element.type === TYPE.tag) return [own, ...placesOf(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [own];
    const forms = Object.values(element.options).flatMap(({ value }) => placesOf(value));
    return [own, ...forms];
  });
}

const distinct = (names: readonly string[]) => [...new Set(names)].toSorted();

/** Returns the forms of each plural of a message: 'one' and 'other', say, each with its text. */
function pluralsOf(elements: readonly MessageFormatElement[]): Map<string, string>[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return pluralsOf(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const options = Object.entries(element.options);
    const inner = options.flatMap(([, { value }]) => pluralsOf(value));
    if (element.type === TYPE.select) return inner;
    return [new Map(options.map(([form, { value }]) => [form, printAST(value)])), ...inner];
  });
}

test('every area has a file in every language, and no other file exists', () => {
  const wanted = LANGUAGES.flatMap((language) =>
    AREAS.map((area) => `../catalogues/${language}/${area}.ts`),
  );
  expect(Object.keys(FILES).toSorted()).toEqual(wanted.toSorted());
});

test('no two areas define the same key', () => {
  const keys = AREAS.flatMap((area) => textsOfArea('en', area).map(([key]) => key));
  expect(keys.toSorted()).toEqual(distinct(keys));
});

test.each(LANGUAGES)('%s has every text, each with the placeholders of its source', (language) => {
  const source = textsOf('en');
  const translated = textsOf(language);
  expect([...translated.keys()].toSorted()).toEqual([...source.keys()].toSorted());
  const differing = [...source].filter(
    ([key, text]) =>
      String(distinct(placesOf(parse(text)))) !==
      String(distinct(placesOf(parse(translated.get(key) ?? '')))),
  );
  expect(differing).toEqual([]);
});

test.each(LANGUAGES)('plurals in %s have every form that the language needs', (language) => {
  const rules = new Intl.PluralRules(language);
  const counts = Array.from({ length: 1_000 }, (_, count) => rules.select(count));
  const lacking = [...textsOf(language)].filter(([, text]) =>
    pluralsOf(parse(text)).some((forms) => counts.some((form) => !forms.has(form))),
  );
  expect(lacking).toEqual([]);
});

/** Texts that are the same for one as for many: "# min read", "# found". */
const SAME_FOR_ONE: [language: Language, keys: readonly string[]][] = [
  [
    'en',
    ['alerts.more', 'article.minutes', 'directory.found', 'searchPage.found', 'widgets.found'],
  ],
  ['pt-BR', ['alerts.more', 'article.minutes']],
  ['es-MX', ['article.minutes']],
];

test.each(SAME_FOR_ONE)('plurals in %s differ for one and for many', (language, same) => {
  const found = [...textsOf(language)].filter(([, text]) =>
    pluralsOf(parse(text)).some((forms) => forms.get('one') === forms.get('other')),
  );
  expect(found.map(([key]) => key).toSorted()).toEqual(same);
});

test('Arabic counts 11 and 100 of the singular, and 3 of the plural', () => {
  // 11 to 99 of a masculine word have an ending more.
  const singular = (form = '') => form.replaceAll('ًا', '');
  const isWrong = (forms: ReadonlyMap<string, string>) =>
    forms.get('few') === forms.get('other')
      ? forms.get('many') !== forms.get('other')
      : singular(forms.get('many')) !== singular(forms.get('other'));
  const wrong = [...textsOf('ar')].filter(([, text]) => pluralsOf(parse(text)).some(isWrong));
  expect(wrong).toEqual([]);
});

/** Words of most English sentences, and of none in Portuguese or Spanish. */
const ENGLISH =
  /(?<!\p{L})(?:the|is|are|was|and|of|your|you|with|this|that|from|has|have|will)(?!\p{L})/iu;
/** Letters, endings and words of Spanish alone, beside Portuguese. */
const SPANISH =
  /[ñ¿¡]|ción|mientos?(?!\p{L})|(?<![\p{L}-])(?:y|los|las|el|del|en|una|con|sus)(?!\p{L})/iu;
/** Letters and words of Portuguese alone, beside Spanish. */
const PORTUGUESE = /[ãõçêâ]|(?<!\p{L})(?:os|um|uma|em|do|da|das|com|seu|sua|jogo|jogos)(?!\p{L})/iu;

test.each([
  ['pt-BR', SPANISH],
  ['es-MX', PORTUGUESE],
])('no text in %s is in English or in its neighbour’s language', (language, neighbour) => {
  const foreign = [...textsOf(language)].filter(([, text]) =>
    literalsOf(text).some((literal) => ENGLISH.test(literal) || neighbour.test(literal)),
  );
  expect(foreign).toEqual([]);
});

/** Names, commands and keys, which Arabic texts write in Latin letters. */
const LATIN = new Set(
  'App Store Apple Calendar Enter Google Play HTTP JPEG PNG WebP Safari URL touchlineTV xG rrggbb'.split(
    ' ',
  ),
);
test('texts in Arabic have only names in Latin letters', () => {
  const latin = [...textsOf('ar')].flatMap(([key, text]) =>
    literalsOf(text)
      .flatMap((literal) => literal.match(/[A-Za-z]{2,}/g) ?? [])
      .filter((word) => !LATIN.has(word))
      .map((word) => `${key}: ${word}`),
  );
  expect(latin).toEqual([]);
});

test('every text is used', () => {
  const code = Object.values(CODE).join('\n');
  const literals = new Set(code.match(/(?<=')[\w-]+\.[\w-]+(?=')/g));
  // `store.${store}Lead` uses every matching text.
  const patterns = distinct(code.match(/(?<=`)[\w-]+\.[\w-]*\$\{[^`]*(?=`)/g) ?? []).map(
    (template) => new RegExp(`^${template.replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
  );
  const unused = [...textsOf('en').keys()].filter(
    (key) =>
      // Texts of `widgets.js`.
      !key.startsWith('embedded.') &&
      !literals.has(key) &&
      !patterns.some((pattern) => pattern.test(key)),
  );
  expect(unused).toEqual([]);
});
