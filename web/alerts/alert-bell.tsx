import { useState } from 'react';
import type { FavouriteItem } from '../../edge/contracts/favourite.ts';
import { alertSportOf } from '../favourites/alert-sport.ts';
import { openAlerts } from '../favourites/open-alerts.ts';
import { useAlertsOf } from '../favourites/use-alerts.ts';
import { useText } from '../ui/use-text.ts';
import iconButton from '../ui/icon-button.module.css';
import { Icon } from '../ui/icon.tsx';
import { bellIcon } from '../ui/icons.ts';
import styles from './alert-bell.module.css';

/** Button that opens a favourite's alert choices; filled if the fan has chosen any. */
export default function AlertBell({ of }: { of: FavouriteItem }) {
  const t = useText();
  const isOn = useAlertsOf(of).length > 0;
  const [isOffered] = useState(() => alertSportOf(of, Date.now()) !== null);
  if (!isOffered) return null;
  return (
    <button
      type="button"
      className={iconButton.button}
      aria-label={t(isOn ? 'alerts.bellOn' : 'alerts.bell', { name: of.name })}
      aria-haspopup="dialog"
      onClick={() => openAlerts(of)}
    >
      <span className={isOn ? styles.on : undefined}>
        <Icon path={bellIcon} />
      </span>
    </button>
  );
}
