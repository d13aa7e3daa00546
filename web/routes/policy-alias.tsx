import { redirect } from 'react-router';
import { policyOfAlias } from '../about/policy-alias.ts';
import { notFound } from '../app/not-found.ts';
import type { Route } from './+types/policy-alias';

/** The flat aliases of the policies' pages (spec point 2) lead to them for good. */
export function loader({ url }: Route.LoaderArgs) {
  const path = policyOfAlias(url);
  if (path === null) throw notFound();
  return redirect(path, 301);
}

export default function PolicyAlias() {
  return null;
}
