import { redirect } from 'react-router';
import { policyOfAlias } from '../about/policy-alias.ts';
import { notFound } from '../app/not-found.ts';
import type { Route } from './+types/policy-alias';

/** Permanently redirects flat aliases of policies (spec point 2). */
export function loader({ url }: Route.LoaderArgs) {
  const path = policyOfAlias(url);
  if (path === null) throw notFound();
  return redirect(path, 301);
}

export default function PolicyAlias() {
  return null;
}
