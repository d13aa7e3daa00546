import type { MetaDescriptor } from 'react-router';
import { metaText, pageMeta, type PageSetting } from '../../app/page-meta.ts';
import type { HeaderTitle, RouteHandle } from '../../app/route-handle.ts';

/** The flags of an account's page (spec point 2): for those who are signed in, a way back on a phone. */
export function meHandle(
  pageName: string,
  headerTitle: HeaderTitle,
  own: Pick<RouteHandle, 'isMobileOnly'> = {},
): RouteHandle {
  return {
    pageName,
    headerTitle,
    backButton: 'mobile',
    hideSearchIcon: 'mobile',
    isLoginRequired: true,
    ...own,
  };
}

interface MeMetaArgs {
  /** The root is the first. */
  matches: readonly [{ loaderData: PageSetting | undefined }, ...unknown[]];
}

/** The `meta` of an account's page, which no search engine is to find. */
export function meMeta(title: HeaderTitle | 'me.heading') {
  return ({ matches: [{ loaderData: setting }] }: MeMetaArgs): MetaDescriptor[] => {
    const t = metaText(setting);
    return pageMeta(
      { title: t(title), description: t('me.description'), isIndexed: false },
      setting,
    );
  };
}
