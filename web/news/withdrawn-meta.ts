import type { MetaDescriptor } from 'react-router';
import { metaText, pageMeta, type PageSetting } from '../app/page-meta.ts';
import { withdrawnTitle, type WithdrawnKind } from './withdrawn.tsx';

/** That a page is of something that is no more, for those who look for it. */
export function withdrawnMeta(
  what: WithdrawnKind,
  setting: PageSetting | undefined,
): MetaDescriptor[] {
  const title = withdrawnTitle(metaText(setting), what);
  return pageMeta({ title, description: title, isIndexed: false }, setting);
}
