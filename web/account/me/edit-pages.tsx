import { useNavigate } from 'react-router';
import surface from '../../ui/surface.module.css';
import { useText } from '../../ui/use-text.ts';
import { BioForm } from './bio-form.tsx';
import { PageHeading } from './page-heading.tsx';
import styles from './panel-body.module.css';
import { useChangeProfile, useProfile } from './profile-context.ts';
import { UsernameForm } from './username-form.tsx';

/** A phone's page for the username. A saved name leads back to `EditProfilePage`. */
export function EditUsernamePage() {
  const t = useText();
  const profile = useProfile();
  const change = useChangeProfile();
  const navigate = useNavigate();
  return (
    <>
      <PageHeading>{t('header.username')}</PageHeading>
      <section className={`${surface.surface} ${styles.body} ${styles.single}`}>
        <UsernameForm
          initial={profile?.username ?? ''}
          onSaved={(username) => {
            change({ username });
            void navigate('/me/edit-profile', { replace: true });
          }}
        />
      </section>
    </>
  );
}

/** A phone's page for the bio. A saved bio leads back to `EditProfilePage`. */
export function EditBioPage() {
  const t = useText();
  const profile = useProfile();
  const change = useChangeProfile();
  const navigate = useNavigate();
  return (
    <>
      <PageHeading>{t('header.bio')}</PageHeading>
      <section className={`${surface.surface} ${styles.body} ${styles.single}`}>
        <BioForm
          initial={profile?.statusMessage ?? ''}
          onSaved={(statusMessage) => {
            change({ statusMessage });
            void navigate('/me/edit-profile', { replace: true });
          }}
        />
      </section>
    </>
  );
}
