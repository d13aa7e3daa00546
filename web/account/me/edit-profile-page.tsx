import { useState } from 'react';
import { useShell } from '../../app/shell.ts';
import { useText } from '../../ui/use-text.ts';
import { Panel } from '../../ui/panel.tsx';
import { PageHeading } from './page-heading.tsx';
import { AvatarChooser } from './avatar-chooser.tsx';
import { BioForm } from './bio-form.tsx';
import styles from './panel-body.module.css';
import form from '../form/form.module.css';
import { useChangeProfile, useProfile } from './profile-context.ts';
import { RowLink, Rows } from './rows.tsx';
import { UsernameForm } from './username-form.tsx';

/** Page for picture, name and bio. On a phone, name and bio have pages of their own. */
export function EditProfilePage() {
  const t = useText();
  const profile = useProfile();
  const change = useChangeProfile();
  const isDesktop = useShell()?.isDesktop ?? true;
  const [saved, setSaved] = useState<'username' | 'bio'>();
  const username = profile?.username ?? '';
  const bio = profile?.statusMessage ?? '';
  return (
    <>
      <PageHeading>{t('header.editProfile')}</PageHeading>
      <Panel title={t('profileEdit.picture')}>
        <div className={styles.body}>
          <AvatarChooser />
        </div>
      </Panel>
      {isDesktop ? (
        <>
          <Panel title={t('header.username')}>
            <div className={styles.body}>
              <UsernameForm
                initial={username}
                onSaved={(name) => {
                  change({ username: name });
                  setSaved('username');
                }}
              />
              <output className={form.hint}>{saved === 'username' && t('me.saved')}</output>
            </div>
          </Panel>
          <Panel title={t('header.bio')}>
            <div className={styles.body}>
              <BioForm
                initial={bio}
                onSaved={(statusMessage) => {
                  change({ statusMessage });
                  setSaved('bio');
                }}
              />
              <output className={form.hint}>{saved === 'bio' && t('me.saved')}</output>
            </div>
          </Panel>
        </>
      ) : (
        <Rows>
          <RowLink
            label={t('header.username')}
            value={username || t('me.noName')}
            to="/me/edit-username"
          />
          <RowLink label={t('header.bio')} value={bio || t('me.noBio')} to="/me/edit-bio" />
        </Rows>
      )}
    </>
  );
}
