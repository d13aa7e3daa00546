import type { FavouriteItem } from '../../edge/contracts/favourite.ts';

type Opener = (item: FavouriteItem) => void;

let opener: Opener | undefined;

/** Asks a fan what they want to be told of a favourite, in a dialog over the page. */
export function openAlerts(item: FavouriteItem): void {
  opener?.(item);
}

/** What opens the dialog on this page, until what it returns is called. */
export function answerOpenAlerts(answer: Opener): () => void {
  opener = answer;
  return () => {
    if (opener === answer) opener = undefined;
  };
}
