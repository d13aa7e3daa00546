import { DeletionHelp } from '../account/deletion-help.tsx';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { useBrand } from '../app/shell.ts';
import type { Route } from './+types/delete-account-instructions';

export const handle: RouteHandle = {
  pageName: 'delete-account-instructions',
  headerTitle: 'header.deleteAccount',
  backButton: 'mobile',
  hideSubNavigation: 'everywhere',
  hideSearchIcon: 'mobile',
};

export function meta({ matches }: Route.MetaArgs) {
  const setting = matches[0].loaderData;
  const t = metaText(setting);
  return pageMeta(
    {
      title: t('deletionHelp.title'),
      description: t('deletionHelp.description'),
      path: '/delete-account-instructions',
    },
    setting,
  );
}

export default function DeleteAccountInstructions() {
  return <DeletionHelp brand={useBrand()} />;
}
