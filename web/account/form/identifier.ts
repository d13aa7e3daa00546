/** An e-mail address or a phone number, as the visitor types it. */
export interface Identifier {
  text: string;
  /** ISO 3166 code in lower case: the country of a number that has no plus. */
  country: string;
  /** Dial prefix of that country: '+55'; empty until it is known. */
  dial: string;
}

export function isPhone({ text }: Pick<Identifier, 'text'>): boolean {
  return /^\+?[\d\s().-]*\d[\d\s().-]*$/.test(text.trim());
}

/** Whether an identifier is a phone number without its country's prefix. */
export function needsCountry(identifier: Identifier): boolean {
  return isPhone(identifier) && !identifier.text.trim().startsWith('+');
}

/** Returns an identifier as the API gets it: a phone number has its country's prefix. */
export function writtenIdentifier(identifier: Identifier): string {
  const text = identifier.text.trim();
  return needsCountry(identifier) ? `${identifier.dial} ${text}` : text;
}

/** Whether an identifier may be an e-mail address or a phone number; the API checks it fully. */
export function isIdentifier(identifier: Identifier): boolean {
  const text = identifier.text.trim();
  if (!isPhone(identifier)) return /^[^\s@]+@[^\s@]+$/.test(text);
  const digits = text.replace(/\D/g, '').length;
  return digits >= 4 && (!needsCountry(identifier) || identifier.dial !== '');
}
