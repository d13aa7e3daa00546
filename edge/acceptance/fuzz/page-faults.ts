import { GENERIC_FAILURE } from '../../contracts/messages.ts';
import { Fault, gist, type Answer } from './client.ts';
import { INJECTED_TAG } from './hostile.ts';

/** Words that show only when a page renders a broken value. */
const NO_WORDS = /\b(?:NaN|undefined|Invalid Date|Infinity)\b|\[object \w+\]/;

/**
 * Returns the fault of a page by itself, whatever its status; null for a good one. Links may repeat the
 * requested `path` with all its words.
 */
export function pageFault(
  { status, type, text }: Pick<Answer, 'status' | 'type' | 'text'>,
  path = '',
): string | null {
  if (/html|xml/.test(type) && text.includes(INJECTED_TAG)) return 'a text became markup';
  if (!type.startsWith('text/html')) return null;
  if (text !== '' && !text.includes('</html>')) return 'the page ends early';
  const words = visibleOf(text);
  const [odd] = NO_WORDS.exec(words) ?? [];
  if (odd !== undefined && !path.includes(odd)) return `it says "${odd}": ${around(words, odd)}`;
  if (status < 400 && words.includes(GENERIC_FAILURE)) return `it says "${GENERIC_FAILURE}"`;
  return null;
}

/** Strips scripts and styles; attributes stay, since they are read out and followed. */
function visibleOf(html: string): string {
  return html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replaceAll('&#x27;', "'");
}

function around(text: string, word: string): string {
  const at = text.indexOf(word);
  return JSON.stringify(text.slice(Math.max(0, at - 80), at + 40));
}

/** Throws a `Fault` unless the answer is a good page with status 200. */
export function checkPage(answer: Answer): void {
  const { path, status } = answer;
  if (status !== 200) throw new Fault(`${path} answered ${status} ${gist(answer)}`);
  const fault = pageFault(answer);
  if (fault !== null) throw new Fault(`${path}: ${fault}`);
}
