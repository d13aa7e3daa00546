import { ChangePasswordPage } from '../account/me/change-password-pages.tsx';
import { meHandle, meMeta } from '../account/me/me-handle.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import type { Route } from './+types/me-change-password';

export const handle = meHandle('change-password', 'header.changePassword');

export function loader(args: Route.LoaderArgs) {
  enterRoute(handle, args);
  return null;
}

export const meta = meMeta('header.changePassword');

export default ChangePasswordPage;
