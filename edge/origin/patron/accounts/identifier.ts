import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import * as v from 'valibot';

/** What an account is found by. */
export interface Identifier {
  kind: 'email' | 'phone';
  /** An e-mail address as it was typed, its domain in lower case; a phone number in E.164. */
  value: string;
}

const emailSchema = v.pipe(v.string(), v.maxLength(254), v.email());

/**
 * Reads what a person typed. A phone number without its country's code is one
 * of `country`, ISO 3166 in lower case. Null where it is neither.
 */
export function readIdentifier(text: string, country: string | null): Identifier | null {
  return text.includes('@') ? readEmail(text) : readPhone(text, country);
}

export function readEmail(text: string): Identifier | null {
  const typed = text.trim();
  if (!v.is(emailSchema, typed)) return null;
  const at = typed.lastIndexOf('@');
  return { kind: 'email', value: typed.slice(0, at) + typed.slice(at).toLowerCase() };
}

export function readPhone(text: string, country: string | null): Identifier | null {
  const code = country?.toUpperCase() ?? '';
  const parsed = parsePhoneNumberFromString(text, {
    ...(isSupportedCountry(code) && { defaultCountry: code }),
    extract: false,
  });
  return parsed?.isValid() === true ? { kind: 'phone', value: parsed.number } : null;
}

/** What two identifiers have in common that mean the same: no two e-mail addresses differ by case alone. */
export function keyOf({ value }: Identifier): string {
  return value.toLowerCase();
}

/** The identifier as the subject of a proof. */
export function subjectOf({ kind, value }: Identifier): string {
  return `${kind}:${value}`;
}

/** The identifier that a proof is about; null where its subject is none. */
export function identifierOf(subject: string): Identifier | null {
  const [, kind, value = ''] = /^(email|phone):(.+)$/.exec(subject) ?? [];
  return kind === 'email' || kind === 'phone' ? { kind, value } : null;
}
