import { foldText } from '../../realtime/protocol/fold-text.ts';

/** Returns a place in one line, from its name outward, without repeated parts. */
export function placeText(...parts: readonly (string | null | undefined)[]): string {
  const told: string[] = [];
  for (const part of parts) if (part && !told.some((before) => says(before, part))) told.push(part);
  return told.join(', ');
}

/** Whether a part of an address ends in another, as 'Wembley, London' does in 'London'. */
function says(before: string, part: string): boolean {
  return foldText(before.split(/, */).at(-1) ?? '') === foldText(part);
}
