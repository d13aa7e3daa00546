import { SecurityPage } from '../account/me/security-page.tsx';
import { meHandle, meMeta } from '../account/me/me-handle.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import type { Route } from './+types/me-security';

export const handle = meHandle('security-and-privacy', 'header.security');

export function loader(args: Route.LoaderArgs) {
  enterRoute(handle, args);
  return null;
}

export const meta = meMeta('header.security');

export default SecurityPage;
