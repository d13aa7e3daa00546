import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSession } from '../../session/session.ts';
import { useText } from '../../ui/use-text.ts';
import link from '../../ui/link.module.css';
import surface from '../../ui/surface.module.css';
import form from '../form/form.module.css';
import { ConfirmForm } from './confirm-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { PageHeading } from './page-heading.tsx';
import styles from './panel-body.module.css';

/** Desktop page with both steps: the visitor confirms their identity, then sets a new password. */
export function ChangePasswordPage() {
  const t = useText();
  return (
    <>
      <PageHeading>{t('header.changePassword')}</PageHeading>
      <section className={`${surface.surface} ${styles.body} ${styles.single}`}>
        <ChangePassword />
      </section>
    </>
  );
}

/** A phone's page for the first step. */
export function ConfirmPasswordPage() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <>
      <PageHeading>{t('header.changePassword')}</PageHeading>
      <section className={`${surface.surface} ${styles.body} ${styles.single}`}>
        <ConfirmForm onConfirmed={() => void navigate('/me/change-password', { replace: true })} />
      </section>
    </>
  );
}

/** A phone's page for the second step. Without the proof of the first step, it starts with that. */
export function NewPasswordPage() {
  const t = useText();
  return (
    <>
      <PageHeading>{t('header.changePassword')}</PageHeading>
      <section className={`${surface.surface} ${styles.body} ${styles.single}`}>
        <ChangePassword />
      </section>
    </>
  );
}

function ChangePassword() {
  const { changePasswordToken } = useSession();
  const [isDone, setDone] = useState(false);
  if (isDone) return <PasswordChanged />;
  if (changePasswordToken === null) return <ConfirmForm />;
  return <NewPasswordForm token={changePasswordToken} onDone={() => setDone(true)} />;
}

function PasswordChanged() {
  const t = useText();
  return (
    <div className={form.form}>
      <output>{t('changePassword.done')}</output>
      <Link className={link.link} to="/me/security-and-privacy">
        {t('changePassword.back')}
      </Link>
    </div>
  );
}
