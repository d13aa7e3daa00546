import { redirect } from 'react-router';
import { enterRoute } from '../app/enter-route.server.ts';
import type { Route } from './+types/me-favourite';

/** An account's favourites are where all favourites are seen. */
export function loader(args: Route.LoaderArgs) {
  enterRoute({ isLoginRequired: true }, args);
  return redirect('/favourite/view');
}
