import { redirect } from 'react-router';
import { edgeContext } from '../../edge/contracts/edge-context.ts';
import type { Route } from './+types/me-index';

/** Redirects to the first account page: on phones the profile, which desktops do not have. */
export function loader({ context }: Route.LoaderArgs) {
  const { isDesktop } = context.get(edgeContext).visitor.device;
  return redirect(isDesktop ? '/me/edit-profile' : '/me/profile');
}
