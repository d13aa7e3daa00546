import type { CodeNotice } from '../origin/patron/delivery/deliver.ts';
import type { Text } from '../shared/text/text.ts';

export interface CodeText {
  /** For e-mails. */
  subject: string;
  text: string;
}

/** Returns a notice's text for a brand. The code comes first, where a phone's preview shows it. */
export function codeText(t: Text, { kind, purpose, code }: CodeNotice, brand: string): CodeText {
  if (kind === 'removed')
    return { subject: t('code.removedSubject', { brand }), text: t('code.removed', { brand }) };
  if (code === null || kind === 'no-account' || kind === 'taken')
    return {
      subject: t('code.noticeSubject', { brand }),
      text: kind === 'taken' ? t('code.taken', { brand }) : t('code.noAccount', { brand }),
    };
  const own = t(`code.${purpose}`, { code, brand });
  return {
    subject: t('code.subject', { code, brand }),
    text: kind === 'account-exists' ? t('code.accountExists', { code, brand }) : own,
  };
}
