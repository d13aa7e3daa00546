import { lazy, useId, useState } from 'react';
import { favouriteKey } from '../../edge/contracts/favourite-key.ts';
import type { FavouriteItem } from '../../edge/contracts/favourite.ts';
import { Guard } from '../app/guard.tsx';
import { chooseAlerts } from '../favourites/alert-choices.ts';
import { alertSportOf, kindsOfItem } from '../favourites/alert-sport.ts';
import { isUsual, PUSHED_KINDS, type AlertKind } from '../../edge/contracts/alert-kinds.ts';
import type { Sport } from '../../realtime/sports/sport.ts';
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

/** Lazy, with its styles and calls: few fans open the sheet. */
const PushField = lazy(() => import('./push/push-field.tsx'));

export interface AlertSheetProps {
  of: FavouriteItem;
  onClose: () => void;
}

/** Lets a fan choose the alerts of an item. Choosing some makes it a favourite. */
export default function AlertSheet({ of, onClose }: AlertSheetProps) {
  const t = useText();
  const [sport] = useState(() => alertSportOf(of, Date.now()));
  return (
    <Dialog title={t('alerts.title', { name: of.name })} isOpen={sport !== null} onClose={onClose}>
      {sport && <Choices of={of} sport={sport} />}
    </Dialog>
  );
}

function Choices({ of, sport }: { of: FavouriteItem; sport: Sport }) {
  const t = useText();
  const [where, pushed] = [useId(), useId()];
  const chosen = useAlertsOf(of);
  const [hasPush, setHasPush] = useState(() => readPushChoices() !== null);
  const kinds = kindsOfItem(of, sport);
  const choose = (next: readonly AlertKind[]) => chooseFor(t, of, next);
  const toggle = (kind: AlertKind, isOn: boolean) =>
    choose(kinds.filter((other) => (other === kind ? isOn : chosen.includes(other))));
  const list = { sport, chosen, onToggle: toggle };
  const onPages = kinds.filter((kind) => !PUSHED_KINDS.has(kind));
  const others = kinds.filter((kind) => PUSHED_KINDS.has(kind));
  const isPlayer = onPages.length === 0;
  return (
    <div className={styles.sheet}>
      {isPlayer ? (
        <p id={pushed}>{t('alerts.pushedOnly')}</p>
      ) : (
        <>
          <p id={where}>{t(hasPush ? 'alerts.whereClosed' : 'alerts.where')}</p>
          <KindList {...list} kinds={onPages} label={where} />
        </>
      )}
      <button
        type="button"
        className={chosen.length === 0 ? `${button.button} ${button.filled}` : button.button}
        onClick={() => choose(chosen.length === 0 ? kinds.filter(isUsual) : [])}
      >
        {t(chosen.length === 0 ? 'alerts.turnOn' : 'alerts.turnOff')}
      </button>
      {chosen.length > 0 && (
        <>
          {!hasPush && !isPlayer && <NotifyField />}
          <Guard of={of} fallback={null}>
            <PushField
              onChange={setHasPush}
              otherwise={isPlayer && <p className={styles.hint}>{t('alerts.playersAway')}</p>}
            >
              {!isPlayer && others.length > 0 && <p id={pushed}>{t('alerts.pushedToo')}</p>}
              <KindList {...list} kinds={others} label={pushed} />
            </PushField>
          </Guard>
        </>
      )}
    </div>
  );
}

interface KindListProps {
  sport: Sport;
  kinds: readonly AlertKind[];
  chosen: readonly AlertKind[];
  /** Id of the list's label. */
  label: string;
  onToggle: (kind: AlertKind, isOn: boolean) => void;
}

function KindList({ sport, kinds, chosen, label, onToggle }: KindListProps) {
  const t = useText();
  if (kinds.length === 0) return null;
  return (
    <ul aria-labelledby={label}>
      {kinds.map((kind) => (
        <li key={kind}>
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={chosen.includes(kind)}
              onChange={({ target: { checked } }) => onToggle(kind, checked)}
            />
            {kindName(t, kind, sport)}
          </label>
        </li>
      ))}
    </ul>
  );
}

function chooseFor(t: Text, of: FavouriteItem, kinds: readonly AlertKind[]): void {
  if (kinds.length > 0 && !readFavourites().keys.has(favouriteKey(of))) {
    const toggled = toggleFavourite(of, Date.now());
    if (toggled !== 'added') return tellToggled(t, of, toggled);
  }
  chooseAlerts(of, kinds);
}
