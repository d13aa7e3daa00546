import { Outlet } from 'react-router';
import { POLICIES } from '../about/policy-type.ts';
import type { RouteHandle } from '../app/route-handle.ts';

export const handle: RouteHandle = {
  pageName: 'privacy-policy',
  headerTitle: POLICIES['privacy-policy'],
  backButton: 'everywhere',
  hideSearchIcon: 'everywhere',
  hideSubNavigation: 'everywhere',
};

export default function PrivacyPolicy() {
  return <Outlet />;
}
