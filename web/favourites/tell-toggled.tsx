import { toast } from 'react-toastify/unstyled';
import { MAX_FAVOURITES, type FavouriteItem } from '../../edge/contracts/favourite.ts';
import type { Text } from '../text/text.ts';
import { toggleFavourite, type Toggled } from './favourites-store.ts';
import styles from './tell-toggled.module.css';

/** Time to read what is gone and to reach the button, ms. */
const TIME_TO_UNDO = 6_000;

/** Says what became of a star: what was taken away can be put back. */
export function tellToggled(t: Text, item: FavouriteItem, toggled: Toggled): void {
  if (toggled === 'too-many') toast.info(t('favourites.tooMany', { count: MAX_FAVOURITES }));
  if (toggled !== 'removed') return;
  const { name } = item;
  toast.info(
    ({ closeToast }) => (
      <div className={styles.removed}>
        <span>{t('favourites.removed', { name })}</span>
        <button
          type="button"
          className={styles.undo}
          onClick={() => {
            toggleFavourite(item, Date.now());
            closeToast();
          }}
        >
          {t('favourites.undo')}
        </button>
      </div>
    ),
    { autoClose: TIME_TO_UNDO, closeOnClick: false },
  );
}
