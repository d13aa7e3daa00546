/**
 * Returns the values of a secret: one, or during a rotation two, separated by a space. The product
 * uses the first and accepts both. A value is a word or a flat JSON object.
 */
export function secretValues(text: string | undefined): string[] {
  return text?.match(/\{[^}]*\}|[^\s{]\S*/g) ?? [];
}
