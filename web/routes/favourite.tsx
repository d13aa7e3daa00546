import { redirect } from 'react-router';
import { edgeContext } from '../../edge/contracts/edge-context.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import type { Route } from './+types/favourite';

/** Redirects to the favourites or to their start. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  enterRoute({ isLoginRequired: true }, { context, params, url });
  const { favourites } = context.get(edgeContext).visitor;
  return redirect(favourites.length > 0 ? '/favourite/view' : '/favourite/init');
}

/** The component makes this a page: without it a failure would not show the error page. */
export default function Favourite() {
  return null;
}
