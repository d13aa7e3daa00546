import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
};

/** Returns a message with each vowel doubled and accented, about two fifths longer. */
export function lengthened(message: string): string {
  return printAST(parse(message).map(lengthenedElement));
}

function lengthenedElement(element: MessageFormatElement): MessageFormatElement {
  switch (element.type) {
    case TYPE.literal:
      return { ...element, value: longer(element.value) };
    case TYPE.tag:
      return { ...element, children: element.children.map(lengthenedElement) };
    case TYPE.plural:
    case TYPE.select: {
      const options = Object.entries(element.options).map(([name, { value }]) => [
        name,
        { value: value.map(lengthenedElement) },
      ]);
      return { ...element, options: Object.fromEntries(options) };
    }
    default:
      return element;
  }
}

function longer(text: string): string {
  return text.replaceAll(/[aeiou]/gi, (vowel) => (ACCENTED[vowel] ?? vowel).repeat(2));
}
