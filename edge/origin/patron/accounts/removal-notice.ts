import type { Services } from '../../services.ts';
import { countMessage } from '../codes/message-limits.ts';
import { channelOf } from '../codes/otp-requests.ts';
import type { Identifier } from './identifier.ts';

/**
 * Sends a notice to an address that left its account, in case somebody else removed it. The removal
 * stands even if the notice is not delivered.
 */
export async function sendRemovalNotice(
  services: Pick<Services, 'db' | 'now' | 'network' | 'codes'>,
  identifier: Identifier,
): Promise<void> {
  const { codes } = services;
  if (await countMessage(identifier, 'notice', services)) return;
  await codes.deliver({
    channel: channelOf(identifier),
    to: identifier.value,
    purpose: 'verify',
    kind: 'removed',
    code: null,
  });
}
