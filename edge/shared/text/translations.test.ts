import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../contracts/language.ts';
import { literalsOf, textsOf } from './testing/texts-of.ts';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const SOURCE = textsOf('en');

/** Words that Portuguese and Spanish share with English: capitals matter where a word has some. */
const SHARED_WORDS = `
  a AST Aband API app apps App Apple bases base BB bye Canc Congo decimal Enter feed feeds final
  Google HR HTTP Herzegovina Hong hubs id INT Interr JPEG Kong local MB MIN min ms no PNG PTS Pts Play
  playlist playlists popular rrggbb RD REB REC SMS Safari Safety set sets spam Store TD TV total
  touchdown touchdowns touchlineTV URL VAR WebP widget widgets xG`;
const OWN_WORDS = {
  'pt-BR': `AB aces as AT badminton backups bio chance chances data do for FG FR FUM fumble fumbles
    game games handicap ignore Int link LNG log Macau mail normal odds passes pixels punt punts SCK
    SO sacks serve site some strikeouts TKL TO tackles time times turnovers use volume walks`,
  'es-MX': `aces Arabia AT bat Bosnia Calendar club error extra GF handball hits Myanmar out outs
    PCT PF Susp video videos ve vs YDS yd`,
} as const;
/** Their words alone would be English. */
const SHARED_PHRASES = /field goals?|home runs?|break points|first downs|ponto extra|box score/gi;

test.each(['pt-BR', 'es-MX'] as const)('texts in %s have no English words', (language) => {
  const wordsOf = (text: string) =>
    literalsOf(text).flatMap(
      (part) => part.replaceAll(SHARED_PHRASES, '').match(/\p{L}{2,}/gu) ?? [],
    );
  const english = new Set(
    [...SOURCE.values()]
      .flatMap(literalsOf)
      .join(' ')
      .toLowerCase()
      .match(/\p{L}{2,}/gu),
  );
  const shared = new Set(`${SHARED_WORDS} ${OWN_WORDS[language]}`.split(/\s+/));
  const found = [...textsOf(language)]
    .filter(([key]) => !key.startsWith('date.'))
    .flatMap(([key, text]) =>
      wordsOf(text)
        .filter((word) => english.has(word.toLowerCase()))
        .filter((word) => !shared.has(word) && !shared.has(word.toLowerCase()))
        .map((word) => `${key}: ${word}`),
    );
  expect(found).toEqual([]);
});

/** Returns the placeholders and tags of a message where its choices have this option, in order. */
function orderOf(elements: readonly MessageFormatElement[], option: string): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.argument) return [element.value];
    if (element.type === TYPE.tag)
      return [`<${element.value}>`, ...orderOf(element.children, option)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    return orderOf((element.options[option] ?? element.options['other'])?.value ?? [], option);
  });
}

/** Returns each choice of a message: its options, each with its text. */
function choicesOf(elements: readonly MessageFormatElement[]): Map<string, Map<string, string>> {
  const choices = elements.flatMap((element): [string, Map<string, string>][] => {
    if (element.type === TYPE.tag) return [...choicesOf(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const options = Object.entries(element.options);
    const inner = options.flatMap(([, { value }]) => [...choicesOf(value)]);
    if (element.type === TYPE.plural) return inner;
    const texts = new Map(options.map(([option, { value }]) => [option, printAST(value)]));
    return [[element.value, texts], ...inner];
  });
  return new Map(choices);
}

/** Options that are no numbers: languages write ordinals in different ways. */
const named = (options: ReadonlyMap<string, string>) =>
  [...options.keys()].filter((option) => !/^\d+$/.test(option));

test.each(OTHERS)('placeholders in %s stand in the order of the source', (language) => {
  const translated = textsOf(language);
  const differing = [...SOURCE].filter(([key, text]) => {
    const [source, own] = [parse(text), parse(translated.get(key) ?? '')];
    const options = [...choicesOf(source).values()].flatMap(named);
    return ['other', ...options].some(
      (option) => String(orderOf(source, option)) !== String(orderOf(own, option)),
    );
  });
  expect(differing).toEqual([]);
});

/** Kick-off and start have one name in Brazil and Mexico, and a period's gender shows in its article. */
const OTHER_OPTIONS = [
  'alerts.kindStart',
  'alerts.kindEnd',
  'incident.period-start',
  'incident.period-end',
];

test.each(OTHERS)('choices in %s have the options of the source', (language) => {
  const translated = textsOf(language);
  const optionsIn = (text: string) =>
    [...choicesOf(parse(text))].map(
      ([name, options]) => `${name}: ${named(options).toSorted().join()}`,
    );
  const differing = [...SOURCE].filter(
    ([key, text]) =>
      String(optionsIn(text).toSorted()) !==
      String(optionsIn(translated.get(key) ?? '').toSorted()),
  );
  expect(differing.map(([key]) => key).filter((key) => !OTHER_OPTIONS.includes(key))).toEqual([]);
});

/** Words that are the same for two options: extra time and overtime, a game and an inning. */
const SAME_OPTIONS = [
  'alerts.end AET OT',
  'alerts.end FT other',
  'delay.start ET OT',
  'delay.start G I',
];

test.each(OTHERS)('options of a choice in %s differ as those of the source do', (language) => {
  const translated = textsOf(language);
  const same = [...SOURCE].flatMap(([key, text]) => {
    const source = choicesOf(parse(text));
    return [...choicesOf(parse(translated.get(key) ?? ''))].flatMap(([name, options]) =>
      pairsOf([...options])
        .filter(([[, one], [, other]]) => one === other)
        .filter(([[one], [other]]) => source.get(name)?.get(one) !== source.get(name)?.get(other))
        .map(([[one], [other]]) => `${key} ${one} ${other}`),
    );
  });
  expect(same.filter((each) => !SAME_OPTIONS.includes(each))).toEqual([]);
});

function pairsOf<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one, place) =>
    items.slice(place + 1).map((other): [Item, Item] => [one, other]),
  );
}

/** Returns the sets of keys of a group that share a text: 'figure: fouls penalties', and its keys. */
function sharingIn(language: string): [names: string, keys: string[]][] {
  const groups = Map.groupBy(textsOf(language), ([key, text]) => `${key.split('.')[0]}: ${text}`);
  return [...groups.values()]
    .filter((texts) => texts.length > 1)
    .map((texts) => {
      const keys = texts.map(([key]) => key);
      const [group = ''] = keys[0]?.split('.') ?? [];
      const names = keys.map((key) => key.slice(group.length + 1)).toSorted();
      return [`${group}: ${names.join(' ')}`, keys];
    });
}

/** Words that are one where English has two: a draw and a tie, a foul and an error. */
const ONE_WORD = `
  day: tomorrow tomorrowShort; day: yesterday yesterdayShort; eventStatus: FT Final;
  eventStatusShort: Abandoned Interrupted; figure: blocks saves; figure: carries runs;
  figure: errors fouls personal-fouls; figure: fouls penalties personal-fouls;
  figure: free-kicks free-throws; figureMark: assists goal-assists; figureMark: completions runs;
  figureMark: fouls personal-fouls; figureMark: fumbles turnovers;
  figureMark: gridiron-field-goals shots-on-target; kickOff: kick-off start;
  matchPage: heading sides; matchStatus: Break HT; matchStatus: G I; matchTab: box-score players;
  matchTab: commentary plays; navigation: home main; period: half inning; periods: games innings;
  round: quarterFinal quarterFinals; round: semiFinal semiFinals; scores: goal goalNow;
  signUp: submit title; tableColumn: drawn tied;
  tableColumn: games-behind goal-difference point-difference;
  tableColumn: goals-against points-against; tableColumn: goals-for points-for;
  tableColumnName: drawn tied`;

test.each(OTHERS)('texts of a group in %s differ as those of the source do', (language) => {
  const known = new Set(ONE_WORD.trim().split(/;\s+/));
  const same = sharingIn(language).filter(
    ([names, keys]) => !known.has(names) && new Set(keys.map((key) => SOURCE.get(key))).size > 1,
  );
  expect(same).toEqual([]);
});

/** Words that English alone has in several sports. */
const ENGLISH_WORD = `
  figure: shots throws; figure: gridiron-tackles tackles; figure: field-goals gridiron-field-goals;
  figure: field-goals-attempted gridiron-field-goals-attempted; figureMark: shots throws;
  figureMark: field-goals-attempted gridiron-field-goals-attempted;
  figureMark: gridiron-tackles tackles; lineup: other unavailable; topPlayers: goals points`;

test('texts of a group in English differ if all their translations do', () => {
  const known = new Set(ENGLISH_WORD.trim().split(/;\s+/));
  const translations = OTHERS.map(textsOf);
  const same = sharingIn('en').filter(
    ([names, keys]) =>
      !known.has(names) &&
      translations.every((texts) => new Set(keys.map((key) => texts.get(key))).size > 1),
  );
  expect(same).toEqual([]);
});
