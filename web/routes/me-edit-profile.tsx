import { EditProfilePage } from '../account/me/edit-profile-page.tsx';
import { meHandle, meMeta } from '../account/me/me-handle.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import type { Route } from './+types/me-edit-profile';

export const handle = meHandle('edit-profile', 'header.editProfile');

export function loader(args: Route.LoaderArgs) {
  enterRoute(handle, args);
  return null;
}

export const meta = meMeta('header.editProfile');

export default EditProfilePage;
