import type { ReactNode } from 'react';
import type { FavouriteItem } from '../../edge/contracts/favourite.ts';
import { favouriteKey } from '../../edge/contracts/favourite-key.ts';
import { loadArea } from '../app/load-texts.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import { useText } from '../ui/use-text.ts';
import { loadFavourites } from './load-favourites.ts';
import styles from './star.module.css';
import { useIsFavourite } from './use-favourites.ts';

export interface StarProps {
  of: FavouriteItem;
  isNamed?: boolean;
}

/**
 * Shows a star that toggles a favourite: one element, since long lists have hundreds. The server
 * renders it filled if the device's cookie says so. If `isNamed`, a word beside it names it, as at
 * the head of a page.
 */
export function Star({ of, isNamed = false }: StarProps) {
  const t = useText();
  return (
    <FavouriteButton of={of} className={isNamed ? styles.named : styles.star}>
      {isNamed ? t('action.favourite') : null}
    </FavouriteButton>
  );
}

export interface FavouriteButtonProps {
  of: FavouriteItem;
  className: string | undefined;
  /** Whether the children name it for screen readers. */
  hasOwnName?: boolean;
  children?: ReactNode;
}

/** Shows a button that toggles a favourite; the caller styles it. */
export function FavouriteButton({
  of,
  className,
  hasOwnName = false,
  children,
}: FavouriteButtonProps) {
  const t = useText();
  const isFavourite = useIsFavourite(of);
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isFavourite}
      aria-label={hasOwnName ? undefined : t('action.star', { name: of.name })}
      onClick={() => void toggle(t, of, isFavourite)}
    >
      {children}
    </button>
  );
}

/**
 * Toggles a favourite, given the shown state: the star may render before the favourites load and
 * get two taps, and the second must change nothing.
 */
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
