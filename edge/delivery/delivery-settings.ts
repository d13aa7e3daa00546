import type { CodeChannel } from '../origin/db/code-schema.ts';

/** Wait until a code may be requested again, s. */
export const DEFAULT_RESEND_SECONDS = 60;

/** The variables for the delivery of codes. */
export interface DeliverySettings {
  LOCAL?: string;
  EMAIL_API_URL?: string;
  EMAIL_API_KEY?: string;
  SMS_GATEWAY_URL?: string;
  SMS_GATEWAY_KEY?: string;
}

/** The names of each channel's variables: its provider's address and key. */
export const DELIVERERS = {
  email: { url: 'EMAIL_API_URL', key: 'EMAIL_API_KEY' },
  sms: { url: 'SMS_GATEWAY_URL', key: 'SMS_GATEWAY_KEY' },
} as const satisfies Record<CodeChannel, Record<string, keyof DeliverySettings>>;

/** Returns the name of a missing variable without which a channel sends no codes, or null. */
export function missingDelivery(settings: DeliverySettings): string | null {
  if (settings.LOCAL === '1') return null;
  const missing = Object.values(DELIVERERS).find(({ url }) => (settings[url]?.trim() ?? '') === '');
  return missing?.url ?? null;
}
