import type { MainSportKey } from '../../../realtime/sports/registry.ts';
import { useText } from '../../ui/use-text.ts';
import { FavouritesCard } from './favourites-card.tsx';
import { FavouriteTabs } from './favourite-tabs.tsx';
import styles from './favourite-page.module.css';

export interface FavouriteItemsPageProps {
  sportKey: MainSportKey;
  type: 'team' | 'league';
}

/** Shows a fan's teams or leagues in a sport. */
export function FavouriteItemsPage({ sportKey, type }: FavouriteItemsPageProps) {
  const t = useText();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t(`favouritePages.mine-${type}`)}</h1>
      <FavouriteTabs sportKey={sportKey} />
      <FavouritesCard type={type} sportKey={sportKey} />
    </div>
  );
}
