import { useState } from 'react';
import { useShell } from '../../app/shell.ts';
import { PROVIDER_NAMES } from '../../../edge/contracts/patron-calls.ts';
import { useText } from '../../ui/use-text.ts';
import { AddressDialog } from './address-dialog.tsx';
import { AgeDialog } from './age-dialog.tsx';
import { LinkBettingDialog } from './link-betting-dialog.tsx';
import { PageHeading } from './page-heading.tsx';
import { useProfile } from './profile-context.ts';
import { Row, RowButton, RowLink, Rows } from './rows.tsx';
import { UnlinkDialog, type Linked } from './unlink-dialog.tsx';

/** Page for sign-in methods, linked accounts, the age check and the account's deletion. */
export function SecurityPage() {
  const t = useText();
  const profile = useProfile();
  const shell = useShell();
  const isDesktop = shell?.isDesktop ?? true;
  const [opened, setOpened] = useState<'email' | 'phone' | 'age' | 'betting' | 'unlink'>();
  // Kept while the dialog closes, which still shows it.
  const [linked, setLinked] = useState<Linked>();
  const close = () => setOpened(undefined);
  if (!profile) return null;
  const { email, phone, providers, bettingAccounts, hasPassword, ageVerified } = profile;
  const unlink = (which: Linked) => {
    setLinked(which);
    setOpened('unlink');
  };
  return (
    <>
      <PageHeading>{t('header.security')}</PageHeading>
      <Rows title={t('security.signIn')}>
        <RowButton
          label={t(email === null ? 'security.addEmail' : 'security.email')}
          value={email ?? undefined}
          onClick={() => setOpened('email')}
        />
        {(phone !== null || !shell?.lacksSms) && (
          <RowButton
            label={t(phone === null ? 'security.addPhone' : 'security.phone')}
            value={phone ?? undefined}
            onClick={() => setOpened('phone')}
          />
        )}
        {providers.map((provider) => (
          <RowButton
            key={provider}
            label={PROVIDER_NAMES[provider]}
            value={t('security.linked')}
            onClick={() => unlink({ kind: 'provider', provider })}
          />
        ))}
        {bettingAccounts.map((account) => (
          <RowButton
            key={account}
            label={t('betting.account')}
            value={account}
            onClick={() => unlink({ kind: 'betting', account })}
          />
        ))}
        <RowLink
          label={t(hasPassword ? 'header.changePassword' : 'security.setPassword')}
          to={isDesktop ? '/me/security-and-privacy/change-password' : '/me/confirm-password'}
        />
      </Rows>
      <Rows title={t('security.more')}>
        {ageVerified ? (
          <Row label={t('age.row')} value={t('age.confirmed')} />
        ) : (
          <RowButton
            label={t('age.row')}
            value={t('age.unconfirmed')}
            onClick={() => setOpened('age')}
          />
        )}
        {bettingAccounts.length === 0 && (
          <RowButton label={t('betting.row')} onClick={() => setOpened('betting')} />
        )}
        <RowLink label={t('header.deleteAccount')} to="/me/security-and-privacy/delete-account" />
      </Rows>
      <AddressDialog kind="email" isOpen={opened === 'email'} onClose={close} />
      <AddressDialog kind="phone" isOpen={opened === 'phone'} onClose={close} />
      {linked && <UnlinkDialog linked={linked} isOpen={opened === 'unlink'} onClose={close} />}
      <AgeDialog isOpen={opened === 'age'} onClose={close} />
      <LinkBettingDialog isOpen={opened === 'betting'} onClose={close} />
    </>
  );
}
