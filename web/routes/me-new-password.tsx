import { NewPasswordPage } from '../account/me/change-password-pages.tsx';
import { meHandle, meMeta } from '../account/me/me-handle.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import type { Route } from './+types/me-new-password';

export const handle = meHandle('new-password', 'header.changePassword', { isMobileOnly: true });

export function loader(args: Route.LoaderArgs) {
  enterRoute(handle, args);
  return null;
}

export const meta = meMeta('header.changePassword');

export default NewPasswordPage;
