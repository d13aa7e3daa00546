import { Outlet } from 'react-router';
import type { RouteHandle } from '../app/route-handle.ts';

export const handle: RouteHandle = {
  pageName: 'terms-of-service',
  headerTitle: 'policy.terms-of-service',
  backButton: 'everywhere',
  hideSearchIcon: 'everywhere',
  hideSubNavigation: 'everywhere',
};

export default function TermsOfService() {
  return <Outlet />;
}
