/** An e-mail address or a phone number as it is being entered. */
export interface Identifier {
  text: string;
  /** ISO 3166 in lower case: whose number it is, unless it says so by a plus. */
  country: string;
  /** What numbers of that country begin with: '+55'; empty until it is known. */
  dial: string;
}

export function isPhone({ text }: Pick<Identifier, 'text'>): boolean {
  return /^\+?[\d\s().-]*\d[\d\s().-]*$/.test(text.trim());
}

/** A number that does not say its country needs one beside it. */
export function needsCountry(identifier: Identifier): boolean {
  return isPhone(identifier) && !identifier.text.trim().startsWith('+');
}

/** As it is sent: a number with its country. */
export function writtenIdentifier(identifier: Identifier): string {
  const text = identifier.text.trim();
  return needsCountry(identifier) ? `${identifier.dial} ${text}` : text;
}

/** Whether it may be an address at all; the API looks closer. */
export function isIdentifier(identifier: Identifier): boolean {
  const text = identifier.text.trim();
  if (!isPhone(identifier)) return /^[^\s@]+@[^\s@]+$/.test(text);
  const digits = text.replace(/\D/g, '').length;
  return digits >= 4 && (!needsCountry(identifier) || identifier.dial !== '');
}
