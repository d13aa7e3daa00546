import type { CodeChannel } from '../origin/db/code-schema.ts';

/** Wait until a code may be requested again, s. */
export const DEFAULT_RESEND_SECONDS = 60;

/** The variables for the delivery of codes. */
export interface DeliverySettings {
  LOCAL?: string;
  EMAIL_API_URL?: string;
  EMAIL_API_KEY?: string;
  SMS_API_URL?: string;
  SMS_GATEWAY_URL?: string;
  SMS_GATEWAY_KEY?: string;
}

/** The names of each channel's variables: its provider's address and key. */
export const DELIVERERS = {
  email: { url: 'EMAIL_API_URL', key: 'EMAIL_API_KEY' },
  sms: { url: 'SMS_GATEWAY_URL', key: 'SMS_GATEWAY_KEY' },
} as const satisfies Record<CodeChannel, Record<string, keyof DeliverySettings>>;

/** Returns the name of the missing variable without which nobody gets codes, or null. SMS may be missing. */
export function missingDelivery(settings: DeliverySettings): string | null {
  return settings.LOCAL === '1' || isSet(settings, DELIVERERS.email.url)
    ? null
    : DELIVERERS.email.url;
}

/** Whether codes can be sent by SMS. If not, fans sign up and in by e-mail alone. */
export function sendsSms(settings: DeliverySettings): boolean {
  return (
    settings.LOCAL === '1' || isSet(settings, DELIVERERS.sms.url) || isSet(settings, 'SMS_API_URL')
  );
}

function isSet(settings: DeliverySettings, name: keyof DeliverySettings): boolean {
  return (settings[name]?.trim() ?? '') !== '';
}
