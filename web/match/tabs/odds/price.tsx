import type { PriceWire } from '../../../../edge/contracts/odds.ts';
import { useText } from '../../../ui/use-text.ts';
import visuallyHidden from '../../../ui/visually-hidden.module.css';
import { formatPrice, type OddsFormat } from './odds-format.ts';
import styles from './price.module.css';
import { movementOf } from './prices.ts';

export interface PriceProps {
  price: PriceWire;
  format: OddsFormat;
  isBest: boolean;
}

/** Shows a price, its movement, and whether it is its column's best. */
export function Price({ price, format, isBest }: PriceProps) {
  const t = useText();
  const movement = movementOf(price);
  return (
    <span className={isBest ? styles.best : styles.price}>
      {formatPrice(t, price.price, format)}
      {isBest && <span className={visuallyHidden.text}>, {t('odds.bestPrice')}</span>}
      <span className={styles.movement} data-movement={movement ?? undefined}>
        <span aria-hidden="true">{movement === 'up' ? '▲' : movement === 'down' ? '▼' : ''}</span>
        {movement && (
          <span className={visuallyHidden.text}>
            , {t(`odds.${movement}`, { price: formatPrice(t, price.openingPrice, format) })}
          </span>
        )}
      </span>
    </span>
  );
}
