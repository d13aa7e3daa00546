import type { FavouriteItem } from '../../edge/contracts/favourite.ts';

type Opener = (item: FavouriteItem) => void;

let opener: Opener | undefined;

/** Opens a dialog for the alert choices of a favourite. */
export function openAlerts(item: FavouriteItem): void {
  opener?.(item);
}

/** Sets the function that opens the dialog; the returned one unsets it. */
export function answerOpenAlerts(answer: Opener): () => void {
  opener = answer;
  return () => {
    if (opener === answer) opener = undefined;
  };
}
