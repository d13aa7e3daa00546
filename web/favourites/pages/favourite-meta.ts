import { metaText, pageMeta, type PageSetting } from '../../app/page-meta.ts';
import type { FavouriteTypeName } from './favourite-entry.ts';

/** Returns the head of a favourites page. */
export function favouriteMeta(type: FavouriteTypeName, setting: PageSetting | undefined) {
  const t = metaText(setting);
  return pageMeta(
    { title: t(`favouritePages.mine-${type}`), description: t('favouritePages.description') },
    setting,
  );
}
