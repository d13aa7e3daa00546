import { redirect } from 'react-router';
import { notFound } from '../app/not-found.ts';
import { allMatchesPath } from '../scores/matches-entry.ts';
import type { Route } from './+types/matches';

export function loader({ params, url }: Route.LoaderArgs) {
  const path = allMatchesPath(params.sport, url.search);
  if (path === null) throw notFound();
  return redirect(path);
}

/** Without a component the answer would be no page, and a missing one no page either. */
export default function Matches() {
  return null;
}
