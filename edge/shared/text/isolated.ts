import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { mapMessage } from './map-message.ts';

/** First-strong isolate. */
const OPEN = '\u2068';
/** Right-to-left mark, and the end of the isolate. */
const CLOSE = '\u200f\u2069';
/** Arabic letter mark: digits after it follow the line, also around a hyphen. */
const BEFORE_SCORE = '\u061c';

/** Placeholders for whole numbers, dates and the catalogues' own words, which need no isolate. */
const OURS = new Set(
  `count number days hours minutes seconds homeScore awayScore homeMinutes awayMinutes most page last
  yards age day month year weekday date sport figure incident period`.split(/\s+/),
);

/**
 * Returns a message of a right-to-left language with isolates around its placeholders for names. A
 * name keeps its own direction and does not reorder its neighbours, as 'Alba 2–1 Bravo' would. The
 * mark inside the isolate gives a value without letters the direction of the message. A score is
 * not a name: it follows the line.
 */
export function isolated(message: string): string {
  return mapMessage(message, (element) => {
    if (element.type !== TYPE.argument || OURS.has(element.value)) return [element];
    return element.value === 'score'
      ? [literal(BEFORE_SCORE), element]
      : [literal(OPEN), element, literal(CLOSE)];
  });
}

function literal(value: string): MessageFormatElement {
  return { type: TYPE.literal, value };
}
