/**
 * Purposes of consent: `analytics` covers reports and the tag's script, `recording` the recordings
 * of visits.
 */
export const PURPOSES = ['analytics', 'recording'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Returns the purposes that a cookie value allows; null if missing or invalid. */
export function readConsent(value: string | null | undefined): readonly Purpose[] | null {
  if (value === NONE) return [];
  const named = value?.split('.') ?? [];
  const purposes = PURPOSES.filter((purpose) => named.includes(purpose));
  return named.length > 0 && purposes.length === named.length ? purposes : null;
}

/** Returns the cookie value of a choice. */
export function consentValue(allowed: readonly Purpose[]): string {
  return allowed.length === 0 ? NONE : allowed.join('.');
}

const NONE = 'none';
