import type { MetaDescriptor } from 'react-router';
import { metaText, pageMeta, type PageSetting } from '../app/page-meta.ts';
import { comparePickPath } from '../paths/compare-path.ts';
import { playerPath } from '../paths/player-path.ts';
import { teamRoot } from '../paths/team-path.ts';
import type { PickData } from './load-pick.server.ts';

/** Returns title and description of the page on which a fan picks whom to compare with. */
export function pickMeta(
  loaderData: PickData | undefined,
  setting: PageSetting | undefined,
): MetaDescriptor[] {
  // The error page sets its own title.
  if (!loaderData) return [];
  const { one } = loaderData;
  const t = metaText(setting);
  return pageMeta(
    {
      title: t('compare.pick', { name: one.name }),
      description: t('compare.pickDescription', { name: one.name }),
      path: comparePickPath(rootOf(loaderData)),
      // The page only leads to others.
      isIndexed: false,
    },
    setting,
  );
}

/** Returns the path of the team or player that a fan compares. */
export function rootOf({ kind, one }: PickData): string {
  return kind === 'teams' ? teamRoot(one) : playerPath(one);
}
