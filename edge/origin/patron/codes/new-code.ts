import type { CodeServices } from './code-services.ts';

const CODES = 1_000_000;
/** From here on the lower codes would be a little likelier. */
const FAIR = Math.floor(2 ** 32 / CODES) * CODES;

/** Six digits, each code as likely as any other. */
export function newCode(random: CodeServices['random']): string {
  for (;;) {
    const [word = FAIR] = random(new Uint32Array(1));
    if (word < FAIR) return String(word % CODES).padStart(6, '0');
  }
}
