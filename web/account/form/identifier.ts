/** An e-mail address or a phone number, as the visitor types it. */
export interface Identifier {
  text: string;
  /** ISO 3166 code in lower case: the country of a number that has no plus; empty if unknown. */
  country: string;
}

/** Whether a text is a phone number: it has digits of any script, and no letters. */
export function isPhone({ text }: Pick<Identifier, 'text'>): boolean {
  return /^[^\p{L}@]*\p{Nd}[^\p{L}@]*$/u.test(text);
}

/** Whether an identifier is a phone number without its country's prefix. */
export function needsCountry(identifier: Identifier): boolean {
  return isPhone(identifier) && !identifier.text.includes('+');
}

/** Whether an identifier may be an e-mail address or a phone number; the API checks it fully. */
export function isIdentifier(identifier: Identifier): boolean {
  const text = identifier.text.trim();
  if (!isPhone(identifier)) return /^[^\s@]+@[^\s@]+$/.test(text);
  const digits = text.replaceAll(/\P{Nd}/gu, '').length;
  return digits >= 4 && (!needsCountry(identifier) || identifier.country !== '');
}
