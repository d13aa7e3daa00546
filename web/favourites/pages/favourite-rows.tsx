import { Link } from 'react-router';
import type { FavouriteItem } from '../../../edge/contracts/favourite.ts';
import LazyBell from '../../alerts/lazy-bell.tsx';
import { WITHOUT_ALERTS } from '../alert-sport.ts';
import { Star } from '../star.tsx';
import { useText } from '../../ui/use-text.ts';
import { Crest } from '../../ui/crest.tsx';
import { favouriteEntry } from './favourite-entry.ts';
import styles from './favourite-rows.module.css';

export interface FavouriteRowsProps {
  items: readonly FavouriteItem[];
  /** Whether they are the fan's own and show their alerts. */
  hasAlerts?: boolean;
}

/** Lists items with stars, one per row. */
export function FavouriteRows({ items, hasAlerts = false }: FavouriteRowsProps) {
  const t = useText();
  return (
    <ul>
      {items.map((item) => {
        const entry = favouriteEntry(t, item);
        if (!entry) return null;
        const { title, subtitle, path, shape } = entry;
        const of = {
          id: item.favouriteItemId,
          name: item.name,
          logoUri: item.logoUri ?? undefined,
          kit: item.kit ?? undefined,
        };
        return (
          <li key={path} className={styles.row}>
            <Link className={styles.link} to={path}>
              <Crest of={of} shape={shape} size={28} />
              <bdi className={styles.title}>{title} </bdi>
              {subtitle && <bdi className={styles.subtitle}>{subtitle}</bdi>}
            </Link>
            {hasAlerts && !WITHOUT_ALERTS.has(item.type) && <LazyBell of={item} />}
            <Star of={item} />
          </li>
        );
      })}
    </ul>
  );
}
