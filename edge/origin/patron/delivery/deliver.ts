import type { CodeChannel, CodePurpose } from '../../db/code-schema.ts';

/** What somebody who asked for a code is told. */
export interface CodeNotice {
  channel: CodeChannel;
  /** An e-mail address, or a phone number in E.164. */
  to: string;
  purpose: CodePurpose;
  /**
   * `code`: the code. `account-exists`: the code, and that the address has an
   * account already. `no-account`: that there is none to sign in to. `taken`:
   * that the address belongs to another account. `removed`: that it is its account's no more. The
   * last three have no code.
   */
  kind: 'code' | 'account-exists' | 'no-account' | 'taken' | 'removed';
  code: string | null;
}

export type Delivered =
  | 'sent'
  /** Whoever delivers did not take it. */
  | 'failed'
  /** Nobody is set to deliver it. */
  | 'not-set';

/** Writes a notice in the words of whom it is for and brings it on its way; what becomes of it is always told. */
export type DeliverCode = (notice: CodeNotice) => Promise<Delivered>;
