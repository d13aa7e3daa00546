import { Outlet } from 'react-router';
import { POLICIES } from '../about/policy-type.ts';
import type { RouteHandle } from '../app/route-handle.ts';

export const handle: RouteHandle = {
  pageName: 'terms-of-service',
  headerTitle: POLICIES['terms-of-service'],
  backButton: 'everywhere',
  hideSearchIcon: 'everywhere',
  hideSubNavigation: 'everywhere',
};

export default function TermsOfService() {
  return <Outlet />;
}
