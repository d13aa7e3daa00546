import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { AREAS, type Area } from '../areas.ts';

type Source = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const FILES = import.meta.glob<Source>('../catalogues/*/*.ts', {
  import: 'default',
  eager: true,
});

export function textsOfArea(language: string, area: Area): [key: string, text: string][] {
  const groups = Object.entries(FILES[`../catalogues/${language}/${area}.ts`] ?? {});
  return groups.flatMap(([group, texts]) =>
    Object.entries(texts).map(([name, text]): [string, string] => [`${group}.${name}`, text]),
  );
}

/** Returns a language's texts by key. */
export function textsOf(language: string): Map<string, string> {
  return new Map(AREAS.flatMap((area) => textsOfArea(language, area)));
}

/** Commands and files on the operators' page. */
const COMMANDS = /npm run \w+|\.local\/[\w-]+|updates-rejected/g;

function literalsIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value.replaceAll(COMMANDS, '')];
    if (element.type === TYPE.tag) return literalsIn(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    return Object.values(element.options).flatMap(({ value }) => literalsIn(value));
  });
}

/** Returns what a message says besides its placeholders, without commands. */
export function literalsOf(message: string): string[] {
  return literalsIn(parse(message));
}
