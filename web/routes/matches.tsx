import { redirect } from 'react-router';
import { notFound } from '../app/not-found.ts';
import { allMatchesPath } from '../scores/matches-entry.ts';
import type { Route } from './+types/matches';

export function loader({ params, url }: Route.LoaderArgs) {
  const path = allMatchesPath(params.sport, url.search);
  if (path === null) throw notFound();
  return redirect(path);
}

/** Renders nothing. A route without a component would not show the error page after a failure. */
export default function Matches() {
  return null;
}
