import { TYPE } from '@formatjs/icu-messageformat-parser';
import { mapMessage } from './map-message.ts';

/** First-strong isolate. */
const OPEN = '\u2068';
/** Right-to-left mark, and the end of the isolate. */
const CLOSE = '\u200f\u2069';

/**
 * Returns a message of a right-to-left language whose placeholders are isolated: a name keeps its own
 * direction and does not reorder its neighbours, as 'Alba 2–1 Bravo' would. The mark within gives a
 * value without letters, such as a score, the direction of the message.
 */
export function isolated(message: string): string {
  return mapMessage(message, (element) =>
    element.type === TYPE.argument
      ? [{ type: TYPE.literal, value: OPEN }, element, { type: TYPE.literal, value: CLOSE }]
      : [element],
  );
}
