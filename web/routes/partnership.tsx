import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { useBrand } from '../app/shell.ts';
import { PartnershipPage } from '../about/partnership-page.tsx';
import type { Route } from './+types/partnership';

export const handle: RouteHandle = { pageName: 'partnership', headerTitle: 'header.partnership' };

export function meta({ matches }: Route.MetaArgs) {
  const t = metaText(matches[0].loaderData);
  return pageMeta(
    {
      title: t('partnership.title'),
      description: t('partnership.description'),
      path: '/partnership',
    },
    matches[0].loaderData,
  );
}

export default function Partnership() {
  return <PartnershipPage brand={useBrand()} />;
}
