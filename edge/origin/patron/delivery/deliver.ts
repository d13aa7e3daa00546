import type { CodeChannel, CodePurpose } from '../../db/code-schema.ts';

/** Message to a client that requested a code. */
export interface CodeNotice {
  channel: CodeChannel;
  /** An e-mail address, or a phone number in E.164. */
  to: string;
  purpose: CodePurpose;
  /**
   * `code`: the code. `account-exists`: the code, and that the address already has an account.
   * `no-account`: no account has the address. `taken`: another account has the address. `removed`:
   * the address left its account. The last three have no code.
   */
  kind: 'code' | 'account-exists' | 'no-account' | 'taken' | 'removed';
  code: string | null;
}

export type Delivered =
  | 'sent'
  /** The provider did not take it. */
  | 'failed'
  /** The provider takes no message to this recipient. */
  | 'refused'
  /** The provider takes no more messages for now. */
  | 'busy'
  /** No delivery is set up. */
  | 'not-set';

/** Sends a notice in the recipient's language; always returns the outcome. */
export type DeliverCode = (notice: CodeNotice) => Promise<Delivered>;
