import { Link } from 'react-router';
import { useText } from '../../ui/use-text.ts';
import button from '../../ui/button.module.css';
import type { FavouriteTypeName } from './favourite-entry.ts';
import { FavouritesCard } from './favourites-card.tsx';
import styles from './favourite-page.module.css';

/** Lists favourites of a type; stars remove and restore them. */
export function EditFavouritesPage({ type }: { type: FavouriteTypeName }) {
  const t = useText();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t(`favouritePages.edit-${type}`)}</h1>
        <Link className={`${button.button} ${button.filled}`} to="/favourite/view">
          {t('favouritePages.done')}
        </Link>
      </div>
      <FavouritesCard type={type} />
    </div>
  );
}
