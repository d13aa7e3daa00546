import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

/** Returns a message in which `change` replaces each element without forms or children. */
export function mapMessage(
  message: string,
  change: (element: MessageFormatElement) => readonly MessageFormatElement[],
): string {
  return printAST(mapped(parse(message), change));
}

function mapped(
  elements: readonly MessageFormatElement[],
  change: (element: MessageFormatElement) => readonly MessageFormatElement[],
): MessageFormatElement[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.tag:
        return [{ ...element, children: mapped(element.children, change) }];
      case TYPE.plural:
      case TYPE.select: {
        const options = Object.entries(element.options).map(([name, { value }]) => [
          name,
          { value: mapped(value, change) },
        ]);
        return [{ ...element, options: Object.fromEntries(options) }];
      }
      default:
        return change(element);
    }
  });
}
