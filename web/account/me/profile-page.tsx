import { PROVIDER_NAMES } from '../../../edge/contracts/patron-calls.ts';
import { openSignIn } from '../../session/open-sign-in.ts';
import { useText } from '../../ui/use-text.ts';
import button from '../../ui/button.module.css';
import { Avatar } from '../avatar.tsx';
import form from '../form/form.module.css';
import { FOR_FANS, PLACES } from './places.ts';
import { useProfile } from './profile-context.ts';
import styles from './profile-page.module.css';
import { RowLink, Rows } from './rows.tsx';
import { SignOutButton } from './sign-out-button.tsx';

/** A phone's account page: the profile and its links, or the sign-in (spec point 2). */
export function ProfilePage() {
  const t = useText();
  const profile = useProfile();
  if (!profile)
    return (
      <>
        <div className={styles.head}>
          <Avatar profile={null} size={88} />
          <h1 className={styles.name}>{t('me.heading')}</h1>
          <p className={form.lead}>{t('me.signedOut')}</p>
          <button
            type="button"
            className={`${button.button} ${button.filled} ${form.submit}`}
            onClick={() => openSignIn({ to: '/' })}
          >
            {t('me.signIn')}
          </button>
        </div>
        <Places places={FOR_FANS} />
      </>
    );
  const { username, statusMessage, email, phone, providers, bettingAccounts } = profile;
  const linked = [...providers.map((provider) => PROVIDER_NAMES[provider]), ...bettingAccounts];
  return (
    <>
      <div className={styles.head}>
        <Avatar profile={profile} size={88} />
        <h1 className={styles.name}>
          <bdi>{username ?? t('me.noName')}</bdi>
        </h1>
        <p className={form.lead}>
          <bdi>{email ?? phone}</bdi>
        </p>
        {linked.length > 0 && (
          <p className={form.lead}>{t('me.linked', { accounts: linked.join(', ') })}</p>
        )}
        {statusMessage && (
          <p className={styles.bio} dir="auto">
            {statusMessage}
          </p>
        )}
      </div>
      <Places places={PLACES} />
      <Places places={FOR_FANS} />
      <SignOutButton className={button.button ?? ''} />
    </>
  );
}

function Places({ places }: { places: typeof PLACES | typeof FOR_FANS }) {
  const t = useText();
  return (
    <Rows>
      {places.map(({ label, to }) => (
        <RowLink key={to} label={t(label)} to={to} />
      ))}
    </Rows>
  );
}
