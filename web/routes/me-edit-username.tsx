import { EditUsernamePage } from '../account/me/edit-pages.tsx';
import { meHandle, meMeta } from '../account/me/me-handle.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import type { Route } from './+types/me-edit-username';

export const handle = meHandle('edit-username', 'header.username', { isMobileOnly: true });

export function loader(args: Route.LoaderArgs) {
  enterRoute(handle, args);
  return null;
}

export const meta = meMeta('header.username');

export default EditUsernamePage;
