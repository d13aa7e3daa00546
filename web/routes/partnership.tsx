import { FIRST_BRAND } from '../../edge/brand/brand.ts';
import { pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { useShell } from '../app/shell.ts';
import { PartnershipPage } from '../about/partnership-page.tsx';
import type { Route } from './+types/partnership';

export const handle: RouteHandle = { pageName: 'partnership', headerTitle: 'Partnership' };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: 'Partnership',
      description: 'For leagues, clubs, publishers and data suppliers: how to work with us.',
      path: '/partnership',
    },
    matches[0].loaderData,
  );
}

export default function Partnership() {
  return <PartnershipPage brand={useShell()?.brand ?? FIRST_BRAND} />;
}
