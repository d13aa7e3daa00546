import { lazy, useId, useState } from 'react';
import { favouriteKey } from '../../edge/contracts/favourite-key.ts';
import type { FavouriteItem } from '../../edge/contracts/favourite.ts';
import { Guard } from '../app/guard.tsx';
import { chooseAlerts } from '../favourites/alert-choices.ts';
import { alertSportOf } from '../favourites/alert-sport.ts';
import { alertKindsOf, usualAlertsOf, type AlertKind } from '../../edge/contracts/alert-kinds.ts';
import { readFavourites, toggleFavourite } from '../favourites/favourites-store.ts';
import { tellToggled } from '../favourites/tell-toggled.ts';
import { useAlertsOf } from '../favourites/use-alerts.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import { useText } from '../ui/use-text.ts';
import button from '../ui/button.module.css';
import { Dialog } from '../ui/dialog.tsx';
import styles from './alert-sheet.module.css';
import { kindName } from '../../edge/shared/alerts/news-text.ts';
import { NotifyField } from './notify-field.tsx';
import { readPushChoices } from './push/push-choices.ts';

/** With its styles and calls: few fans open the sheet, and no page needs them. */
const PushField = lazy(() => import('./push/push-field.tsx'));

export interface AlertSheetProps {
  of: FavouriteItem;
  onClose: () => void;
}

/** Lets a fan choose the alerts of an item. Choosing some makes it a favourite. */
export default function AlertSheet({ of, onClose }: AlertSheetProps) {
  const t = useText();
  const where = useId();
  const chosen = useAlertsOf(of);
  const [hasPush, setHasPush] = useState(() => readPushChoices() !== null);
  const [sport] = useState(() => alertSportOf(of, Date.now()));

  const choose = (kinds: readonly AlertKind[]) => chooseFor(t, of, kinds);

  return (
    <Dialog title={t('alerts.title', { name: of.name })} isOpen={sport !== null} onClose={onClose}>
      {sport && (
        <div className={styles.sheet}>
          <p id={where}>{t(hasPush ? 'alerts.whereClosed' : 'alerts.where')}</p>
          <ul aria-labelledby={where}>
            {alertKindsOf(sport).map((kind) => (
              <li key={kind}>
                <label className={styles.choice}>
                  <input
                    type="checkbox"
                    checked={chosen.includes(kind)}
                    onChange={({ target: { checked } }) =>
                      choose(
                        alertKindsOf(sport).filter((other) =>
                          other === kind ? checked : chosen.includes(other),
                        ),
                      )
                    }
                  />
                  {kindName(t, kind, sport)}
                </label>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className={chosen.length === 0 ? `${button.button} ${button.filled}` : button.button}
            onClick={() => choose(chosen.length === 0 ? usualAlertsOf(sport) : [])}
          >
            {t(chosen.length === 0 ? 'alerts.turnOn' : 'alerts.turnOff')}
          </button>
          {chosen.length > 0 && (
            <>
              {!hasPush && <NotifyField />}
              <Guard of={of} fallback={null}>
                <PushField onChange={setHasPush} />
              </Guard>
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}

function chooseFor(t: Text, of: FavouriteItem, kinds: readonly AlertKind[]): void {
  if (kinds.length > 0 && !readFavourites().keys.has(favouriteKey(of))) {
    const toggled = toggleFavourite(of, Date.now());
    if (toggled !== 'added') return tellToggled(t, of, toggled);
  }
  chooseAlerts(of, kinds);
}
