import { DeleteAccountPage } from '../account/me/delete-account-page.tsx';
import { meHandle, meMeta } from '../account/me/me-handle.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import type { Route } from './+types/me-delete-account';

export const handle = meHandle('delete-account', 'header.deleteAccount');

export function loader(args: Route.LoaderArgs) {
  enterRoute(handle, args);
  return null;
}

export const meta = meMeta('header.deleteAccount');

export default DeleteAccountPage;
