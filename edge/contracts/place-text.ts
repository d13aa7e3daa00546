import { foldText } from '../../realtime/protocol/fold-text.ts';

/** Returns a place in one line, such as name, city and country, without repeated parts. */
export function placeText(...parts: readonly (string | null | undefined)[]): string {
  const named: string[] = [];
  for (const part of parts)
    if (part && !named.some((before) => says(before, part))) named.push(part);
  return named.join(', ');
}

/** Whether the last component of `before` is `part`: 'London' in 'Wembley, London'. */
function says(before: string, part: string): boolean {
  return foldText(before.split(/, */).at(-1) ?? '') === foldText(part);
}
