import { servicesAt as servicesFor } from '../../../testing/services.ts';
import type { User } from '../../../contracts/user.ts';
import type { Services } from '../../services.ts';
import type { CodeNotice, Delivered } from '../delivery/deliver.ts';

export interface TestServices extends Services {
  user: User | null;
  /** What was sent, oldest first. */
  sent: CodeNotice[];
}

/** What handlers are given, at a time that a test says; codes are sent to `sent`, and take no captcha. */
export function servicesAt(
  now: number,
  given: Partial<Pick<TestServices, 'user' | 'network'>> & { delivered?: Delivered } = {},
): TestServices {
  const { delivered = 'sent', ...rest } = given;
  const sent: CodeNotice[] = [];
  const base = servicesFor(now);
  return {
    ...base,
    user: null,
    sent,
    codes: {
      ...base.codes,
      deliver: async (notice) => {
        sent.push(notice);
        return delivered;
      },
    },
    ...rest,
  };
}
