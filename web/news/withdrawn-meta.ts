import type { MetaDescriptor } from 'react-router';
import { metaText, pageMeta, type PageSetting } from '../app/page-meta.ts';
import { withdrawnTitle, type WithdrawnKind } from './withdrawn.tsx';

/** Returns title and description of a page whose content was withdrawn. */
export function withdrawnMeta(
  what: WithdrawnKind,
  setting: PageSetting | undefined,
): MetaDescriptor[] {
  const title = withdrawnTitle(metaText(setting), what);
  return pageMeta({ title, description: title, isIndexed: false }, setting);
}
