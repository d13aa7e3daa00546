import { notFound } from '../app/not-found.ts';
import type { RouteHandle } from '../app/route-handle.ts';

export const handle: RouteHandle = { pageName: 'not-found' };

export function loader() {
  throw notFound();
}

export default function NotFound() {
  return null;
}
