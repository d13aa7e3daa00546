import { redirect } from 'react-router';
import { edgeContext } from '../../edge/contracts/edge-context.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import type { Route } from './+types/favourite';

/** Redirects to the favourites or, without any, to the page that chooses the first ones. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  enterRoute({ isLoginRequired: true }, { context, params, url });
  const { favourites } = context.get(edgeContext).visitor;
  return redirect(favourites.length > 0 ? '/favourite/view' : '/favourite/init');
}

/** Renders nothing. A route without a component would not show the error page after a failure. */
export default function Favourite() {
  return null;
}
