import type { FavouriteItem } from '../../edge/contracts/favourite.ts';
import { loadArea } from '../text/load-texts.ts';
import type { Text } from '../text/text.ts';
import { useText } from '../text/use-text.ts';
import { toggleFavourite, type Toggled } from './favourites-store.ts';
import styles from './star.module.css';
import { useIsFavourite } from './use-favourites.ts';

/**
 * Makes something a favourite, and none any more. One element: long lists have
 * hundreds of them. The server draws it filled where the device's cookie says so.
 */
export function Star({ of }: { of: FavouriteItem }) {
  const t = useText();
  const isFavourite = useIsFavourite(of);
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isFavourite}
      aria-label={t('action.star', { name: of.name })}
      onClick={() => {
        const toggled = toggleFavourite(of, Date.now());
        void tell(t, of, toggled);
      }}
    />
  );
}

async function tell(t: Text, of: FavouriteItem, toggled: Toggled): Promise<void> {
  const [{ tellToggled }] = await Promise.all([
    import('./tell-toggled.ts'),
    loadArea('favourites'),
  ]);
  tellToggled(t, of, toggled);
}
