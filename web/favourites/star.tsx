import type { FavouriteItem } from '../../edge/contracts/favourite.ts';
import { favouriteKey } from '../../edge/contracts/favourite-key.ts';
import { loadArea } from '../text/load-texts.ts';
import type { Text } from '../text/text.ts';
import { useText } from '../text/use-text.ts';
import { loadFavourites } from './load-favourites.ts';
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
      onClick={() => void toggle(t, of, isFavourite)}
    />
  );
}

/** A tap means what the star showed: it may have been drawn before the favourites came, and tapped twice. */
async function toggle(t: Text, of: FavouriteItem, wasFavourite: boolean): Promise<void> {
  const { readFavourites, toggleFavourite } = await loadFavourites();
  if (readFavourites().keys.has(favouriteKey(of)) !== wasFavourite) return;
  const toggled = toggleFavourite(of, Date.now());
  const [{ tellToggled }] = await Promise.all([
    import('./tell-toggled.ts'),
    loadArea('favourites'),
  ]);
  tellToggled(t, of, toggled);
}
