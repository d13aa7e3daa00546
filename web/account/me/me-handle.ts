import type { MetaDescriptor } from 'react-router';
import { metaText, pageMeta, type PageSetting } from '../../app/page-meta.ts';
import type { HeaderTitle, RouteHandle } from '../../app/route-handle.ts';

/** Returns an account page's flags (spec point 2): sign-in required, a back button on phones. */
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
  /** The root route is first. */
  matches: readonly [{ loaderData: PageSetting | undefined }, ...unknown[]];
}

/** Returns the `meta` of an account page, hidden from search engines. */
export function meMeta(title: HeaderTitle | 'me.heading') {
  return ({ matches: [{ loaderData: setting }] }: MeMetaArgs): MetaDescriptor[] => {
    const t = metaText(setting);
    return pageMeta(
      { title: t(title), description: t('me.description'), isIndexed: false },
      setting,
    );
  };
}
