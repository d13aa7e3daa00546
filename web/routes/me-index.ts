import { redirect } from 'react-router';
import { edgeContext } from '../../edge/contracts/edge-context.ts';
import type { Route } from './+types/me-index';

/** A phone begins with the profile, which is no page of a desktop's. */
export function loader({ context }: Route.LoaderArgs) {
  const { isDesktop } = context.get(edgeContext).visitor.device;
  return redirect(isDesktop ? '/me/edit-profile' : '/me/profile');
}
