import { useState } from 'react';
import { useShell } from '../../app/shell.ts';
import { PROVIDER_NAMES } from '../../../edge/contracts/patron-calls.ts';
import { useText } from '../../text/use-text.ts';
import { AddAddressDialog } from './add-address-dialog.tsx';
import { AgeDialog } from './age-dialog.tsx';
import { LinkBettingDialog } from './link-betting-dialog.tsx';
import { PageHeading } from './page-heading.tsx';
import { useProfile } from './profile-context.ts';
import { Row, RowButton, RowLink, Rows } from './rows.tsx';

/** How one signs in, what is linked, and the way out. */
export function SecurityPage() {
  const t = useText();
  const profile = useProfile();
  const isDesktop = useShell()?.isDesktop ?? true;
  const [opened, setOpened] = useState<'email' | 'phone' | 'age' | 'betting'>();
  const close = () => setOpened(undefined);
  if (!profile) return null;
  const { email, phone, providers, hasPassword, ageVerified } = profile;
  return (
    <>
      <PageHeading>{t('header.security')}</PageHeading>
      <Rows title={t('security.signIn')}>
        {email !== null && <Row label={t('security.email')} value={email} />}
        {phone !== null && <Row label={t('security.phone')} value={phone} />}
        {(email === null || phone === null) && (
          <RowButton
            label={t(email === null ? 'security.addEmail' : 'security.addPhone')}
            onClick={() => setOpened(email === null ? 'email' : 'phone')}
          />
        )}
        {providers.length > 0 && (
          <Row
            label={t('security.providers')}
            value={providers.map((provider) => PROVIDER_NAMES[provider]).join(', ')}
          />
        )}
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
        <RowButton label={t('betting.row')} onClick={() => setOpened('betting')} />
        <RowLink label={t('header.deleteAccount')} to="/me/security-and-privacy/delete-account" />
      </Rows>
      <AddAddressDialog
        kind={opened === 'email' ? 'email' : 'phone'}
        isOpen={opened === 'email' || opened === 'phone'}
        onClose={close}
      />
      <AgeDialog isOpen={opened === 'age'} onClose={close} />
      <LinkBettingDialog isOpen={opened === 'betting'} onClose={close} />
    </>
  );
}
