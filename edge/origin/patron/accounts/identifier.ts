import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import * as v from 'valibot';

/** An address or number by which an account is found. */
export interface Identifier {
  kind: 'email' | 'phone';
  /** An e-mail address as typed, its domain in lower case; a phone number in E.164. */
  value: string;
}

const emailSchema = v.pipe(v.string(), v.maxLength(254), v.email());

/**
 * Returns the identifier in a typed text; null if there is none. A phone number without a calling
 * code belongs to `country`, ISO 3166 in lower case.
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
  // Contacts put marks of direction around the numbers that one copies from them.
  const parsed = parsePhoneNumberFromString(text.replaceAll(/\p{Cf}/gu, ''), {
    ...(isSupportedCountry(code) && { defaultCountry: code }),
    extract: false,
  });
  return parsed?.isValid() === true ? { kind: 'phone', value: parsed.number } : null;
}

/**
 * Returns equal keys for identifiers that mean the same: the case of an e-mail address does not
 * matter.
 */
export function keyOf({ value }: Identifier): string {
  return value.toLowerCase();
}

/** Hosts of Gmail's addresses. */
export const GMAIL: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns equal keys for addresses that probably share an inbox, to count messages: `fan+1@host` is
 * `fan@host`, and Gmail ignores dots. They may still be different accounts.
 */
export function inboxKeyOf(identifier: Identifier): string {
  const key = keyOf(identifier);
  const [, name, host] = /^([^+@]+)[^@]*@(.+)$/.exec(key) ?? [];
  if (name === undefined || host === undefined) return key;
  return GMAIL.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

/** Returns the subject of a proof for this identifier. */
export function subjectOf({ kind, value }: Identifier): string {
  return `${kind}:${value}`;
}

/** Returns the identifier in a proof's subject; null without one. */
export function identifierOf(subject: string): Identifier | null {
  const [, kind, value = ''] = /^(email|phone):(.+)$/.exec(subject) ?? [];
  return kind === 'email' || kind === 'phone' ? { kind, value } : null;
}
