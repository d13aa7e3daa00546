import { redirect } from 'react-router';
import { ME_ALIASES } from '../account/me/me-aliases.ts';
import { notFound } from '../app/not-found.ts';
import type { Route } from './+types/me-alias';

/** Permanently redirects flat aliases of account pages. */
export function loader({ url }: Route.LoaderArgs) {
  const [, to] =
    Object.entries(ME_ALIASES).find(([name]) => url.pathname.replace(/\/$/, '') === `/${name}`) ??
    [];
  if (to === undefined) throw notFound();
  return redirect(to + url.search, 301);
}
