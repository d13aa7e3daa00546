import type { OpsPart } from '../../edge/contracts/ops.ts';
import { formatTime } from '../../edge/shared/time/time-format.ts';
import { Icon } from '../ui/icon.tsx';
import { tickIcon, warnIcon } from '../ui/icons.ts';
import { useText } from '../ui/use-text.ts';
import visuallyHidden from '../ui/visually-hidden.module.css';
import { partFigures, partName } from './part-text.ts';
import styles from './ops.module.css';

export interface PartsListProps {
  parts: readonly OpsPart[];
  timeZone: string;
}

/** Lists the parts of the product, failing parts first. */
export function PartsList({ parts, timeZone }: PartsListProps) {
  const t = useText();
  const sorted = parts.toSorted((a, b) => Number(a.isWell) - Number(b.isWell));
  return (
    <ul className={styles.parts}>
      {sorted.map((part) => (
        <li key={part.name} className={styles.part} data-well={part.isWell} data-part={part.name}>
          <span className={styles.mark}>
            <Icon path={part.isWell ? tickIcon : warnIcon} />
            <span className={visuallyHidden.text}>
              {t(part.isWell ? 'ops.well' : 'ops.broken')}
            </span>
          </span>
          <strong>{partName(t, part)}</strong>
          <span className={styles.detail}>
            {partFigures(t, part)}
            {part.since !== null && !part.isWell && (
              <b> {t('ops.since', { time: formatTime(part.since, timeZone) })}</b>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
