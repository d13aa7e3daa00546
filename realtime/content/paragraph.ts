/** Returns plain text as one paragraph, without line breaks. */
export function paragraphOf(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
