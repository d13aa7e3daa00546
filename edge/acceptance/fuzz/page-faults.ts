import { GENERIC_FAILURE } from '../../contracts/messages.ts';
import type { Answer } from './client.ts';
import { INJECTED_TAG } from './hostile.ts';

/** What stands on a page only when something was put into words that is no value. */
const NO_WORDS = /\b(?:NaN|undefined|Invalid Date|Infinity)\b|\[object \w+\]/;

/**
 * What is wrong with a page by itself, whatever its status; null of a good one.
 * Links may repeat the `path` that was asked for with all that it says.
 */
export function pageFault({ status, type, text }: Answer, path = ''): string | null {
  if (/html|xml/.test(type) && text.includes(INJECTED_TAG)) return 'a text became markup';
  if (!type.startsWith('text/html')) return null;
  if (text !== '' && !text.includes('</html>')) return 'the page ends early';
  const words = visibleOf(text);
  const [odd] = NO_WORDS.exec(words) ?? [];
  if (odd !== undefined && !path.includes(odd)) return `it says "${odd}": ${around(words, odd)}`;
  if (status < 400 && words.includes(GENERIC_FAILURE)) return `it says "${GENERIC_FAILURE}"`;
  return null;
}

/** The markup without scripts and styles: attributes count, as they are read out and followed. */
function visibleOf(html: string): string {
  return html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replaceAll('&#x27;', "'");
}

function around(text: string, word: string): string {
  const at = text.indexOf(word);
  return JSON.stringify(text.slice(Math.max(0, at - 80), at + 40));
}
