import { redirect } from 'react-router';
import { enterRoute } from '../app/enter-route.server.ts';
import type { Route } from './+types/me-favourite';

/** Redirects the account's favourites page to the general one. */
export function loader(args: Route.LoaderArgs) {
  enterRoute({ isLoginRequired: true }, args);
  return redirect('/favourite/view');
}
