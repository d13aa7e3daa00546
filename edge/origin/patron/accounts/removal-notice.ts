import type { Services } from '../../services.ts';
import { channelOf } from '../codes/otp-requests.ts';
import { countSms } from '../codes/sms-limits.ts';
import type { Identifier } from './identifier.ts';

/**
 * Says to an address that it is no longer its account's, so that an owner who did not remove it
 * learns of it. What was removed stays removed where the notice is not delivered.
 */
export async function sendRemovalNotice(
  services: Pick<Services, 'db' | 'now' | 'codes'>,
  identifier: Identifier,
): Promise<void> {
  const { codes } = services;
  if (identifier.kind === 'phone' && (await countSms(identifier.value, services))) return;
  await codes.deliver({
    channel: channelOf(identifier),
    to: identifier.value,
    purpose: 'verify',
    kind: 'removed',
    code: null,
  });
}
