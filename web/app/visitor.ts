import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** What the edge knew of the visitor when the page was made; undefined when the page could not be made. */
export function useVisitor() {
  return useRouteLoaderData<typeof loader>('root');
}
