import type { FavouriteItem } from '../../edge/contracts/favourite.ts';
import { createRequestChannel } from '../app/request-channel.ts';

const channel = createRequestChannel<FavouriteItem>();

/** Opens a dialog for the alert choices of a favourite. */
export const openAlerts = channel.send;

/** Sets the function that opens the dialog; the returned one unsets it. */
export const answerOpenAlerts = channel.answer;
