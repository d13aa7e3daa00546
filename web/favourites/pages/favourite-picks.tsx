import type { FavouriteItem } from '../../../edge/contracts/favourite.ts';
import { useText } from '../../ui/use-text.ts';
import { Crest } from '../../ui/crest.tsx';
import visuallyHidden from '../../ui/visually-hidden.module.css';
import { FavouriteButton } from '../star.tsx';
import { favouriteEntry } from './favourite-entry.ts';
import styles from './favourite-picks.module.css';

/** Offers items as tiles; a press adds or removes a favourite. */
export function FavouritePicks({ items }: { items: readonly FavouriteItem[] }) {
  const t = useText();
  return (
    <ul className={styles.picks}>
      {items.map((item) => {
        const entry = favouriteEntry(t, item);
        if (!entry) return null;
        const { title, path, shape } = entry;
        const of = {
          id: item.favouriteItemId,
          name: item.name,
          logoUri: item.logoUri ?? undefined,
          kit: item.kit ?? undefined,
        };
        return (
          <li key={path}>
            <FavouriteButton of={item} className={styles.pick} hasOwnName>
              <span className={visuallyHidden.text}>{t('action.star', { name: item.name })}</span>
              {/* A badge has letters, which an `aria-label` would have to contain. */}
              <span className={styles.content} aria-hidden="true">
                <Crest of={of} shape={shape} size={44} />
                <span className={styles.name}>{title}</span>
              </span>
            </FavouriteButton>
          </li>
        );
      })}
    </ul>
  );
}
