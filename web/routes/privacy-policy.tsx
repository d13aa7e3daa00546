import { Outlet } from 'react-router';
import type { RouteHandle } from '../app/route-handle.ts';

export const handle: RouteHandle = {
  pageName: 'privacy-policy',
  headerTitle: 'policy.privacy-policy',
  backButton: 'everywhere',
  hideSearchIcon: 'everywhere',
  hideSubNavigation: 'everywhere',
};

export default function PrivacyPolicy() {
  return <Outlet />;
}
