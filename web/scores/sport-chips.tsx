import type { SportKey } from '../../realtime/sports/sport.ts';
import chip from '../ui/chip.module.css';
import { useStrip } from '../ui/use-strip.ts';
import { useText } from '../ui/use-text.ts';
import styles from './sport-chips.module.css';

export interface SportChipsProps {
  /** Sports and their numbers of matches. */
  sports: readonly { key: SportKey; count: number }[];
  /** Null: all sports. */
  chosen: SportKey | null;
  /** Number of matches of all sports, where it is shown. */
  total?: number;
  onChoose: (sportKey: SportKey | null) => void;
}

/** Chooses all sports or one. */
export function SportChips({ sports, chosen, total, onChoose }: SportChipsProps) {
  const t = useText();
  const strip = useStrip<HTMLUListElement>(chosen);
  return (
    <ul className={styles.chips} ref={strip} aria-label={t('scores.sports')}>
      {[{ key: null, count: total }, ...sports].map(({ key, count }) => (
        <li key={key}>
          <button
            type="button"
            className={chip.chip}
            aria-pressed={key === chosen}
            onClick={() => onChoose(key)}
          >
            {key === null ? t('navigation.all') : t(`sport.${key}`)}
            {count !== undefined && <span>{count}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
