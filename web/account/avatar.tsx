import type { Profile } from '../../edge/contracts/patron-calls.ts';
import { Icon } from '../ui/icon.tsx';
import { playerIcon } from '../ui/icons.ts';
import styles from './avatar.module.css';

/** Shows a visitor's picture, else their initial, else an icon. Decorative. `size` is in px. */
export function Avatar({
  profile,
  size,
}: {
  profile: Pick<Profile, 'avatarUri' | 'username'> | null;
  size: number;
}) {
  return (
    <span className={styles.avatar} style={{ fontSize: size }} data-avatar="" aria-hidden="true">
      {profile?.avatarUri ? (
        <img className={styles.picture} src={profile.avatarUri} alt="" width={size} height={size} />
      ) : profile?.username ? (
        // In an attribute, so that search in the page and copied text leave it out.
        <span
          className={styles.initial}
          data-initial={profile.username.slice(0, 1).toUpperCase()}
        />
      ) : (
        <Icon path={playerIcon} size={Math.round(size * 0.6)} />
      )}
    </span>
  );
}
