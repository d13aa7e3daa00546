/** An e-mail address or a phone number as it is being entered. */
export interface Identifier {
  text: string;
  /** ISO 3166 in lower case: the number's country if it has no plus. */
  country: string;
  /** Dial prefix of that country: '+55'; empty until it is known. */
  dial: string;
}

export function isPhone({ text }: Pick<Identifier, 'text'>): boolean {
  return /^\+?[\d\s().-]*\d[\d\s().-]*$/.test(text.trim());
}

/** Whether it is a number without its country's prefix. */
export function needsCountry(identifier: Identifier): boolean {
  return isPhone(identifier) && !identifier.text.trim().startsWith('+');
}

/** Returns it as sent: with its prefix. */
export function writtenIdentifier(identifier: Identifier): string {
  const text = identifier.text.trim();
  return needsCountry(identifier) ? `${identifier.dial} ${text}` : text;
}

/** Whether it may be an address; the API checks it fully. */
export function isIdentifier(identifier: Identifier): boolean {
  const text = identifier.text.trim();
  if (!isPhone(identifier)) return /^[^\s@]+@[^\s@]+$/.test(text);
  const digits = text.replace(/\D/g, '').length;
  return digits >= 4 && (!needsCountry(identifier) || identifier.dial !== '');
}
