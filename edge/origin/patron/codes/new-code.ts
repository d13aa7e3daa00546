import type { CodeServices } from './code-services.ts';

const CODES = 1_000_000;
/** Random numbers from here on would favour low codes. */
const FAIR = Math.floor(2 ** 32 / CODES) * CODES;

/** Returns a random code of six digits. All codes are equally likely. */
export function newCode(random: CodeServices['random']): string {
  for (;;) {
    const [word = FAIR] = random(new Uint32Array(1));
    if (word < FAIR) return String(word % CODES).padStart(6, '0');
  }
}
