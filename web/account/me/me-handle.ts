import type { MetaDescriptor } from 'react-router';
import { metaText, pageMeta, type PageSetting } from '../../app/page-meta.ts';
import type { HeaderTitle, RouteHandle } from '../../app/route-handle.ts';

/**
 * Returns the flags of an account page (spec point 2): it requires sign-in, and has Back on phones.
 */
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
