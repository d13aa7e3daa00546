import type { FavouriteItem } from '../../edge/contracts/favourite.ts';
import { createRequestChannel } from '../app/request-channel.ts';

const channel = createRequestChannel<FavouriteItem>();

/** Opens a dialog for the alert choices of a favourite. */
export const openAlerts = channel.send;

/** Registers the function that opens the dialog. Returns the function that unregisters it. */
export const answerOpenAlerts = channel.answer;
