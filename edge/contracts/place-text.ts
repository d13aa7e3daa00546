import { foldText } from './fold-text.ts';

/** Returns a place in one line, from its name outward, without repeated parts. */
export function placeText(...parts: readonly (string | null | undefined)[]): string {
  const named: string[] = [];
  for (const part of parts)
    if (part && !named.some((before) => says(before, part))) named.push(part);
  return named.join(', ');
}

/** Whether a part of an address ends in another, as 'Wembley, London' does in 'London'. */
function says(before: string, part: string): boolean {
  return foldText(before.split(/, */).at(-1) ?? '') === foldText(part);
}
