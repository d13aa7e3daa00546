import type { MetaDescriptor } from 'react-router';
import { metaText, pageMeta, type PageSetting } from '../app/page-meta.ts';
import { brandOf } from '../app/shell.ts';
import { appBannerMeta } from '../about/app-download/app-link.ts';
import { leagueMeta } from '../league/league-meta.ts';
import { describeMatch } from '../match/describe-match.ts';
import { articleMeta } from '../news/article-meta.ts';
import { teamMeta } from '../team/team-meta.ts';
import { videoMeta } from '../tv/videos/video-meta.ts';
import type { WithdrawnKind } from '../news/withdrawn.tsx';
import type { SharedPageData } from './load-shared.server.ts';

/**
 * Returns the Open Graph data and address of the original page, and Safari's app banner.
 * `withdrawn` is the type of the content if `data` is null.
 */
export function sharedMeta(
  data: SharedPageData | null | undefined,
  setting: PageSetting | undefined,
  withdrawn: Exclude<WithdrawnKind, 'playlist'> = 'article',
): MetaDescriptor[] {
  if (data === undefined) return [];
  if (data === null)
    return withdrawn === 'video' ? videoMeta(null, setting) : articleMeta(null, setting);
  const { path } = data.shared;
  return [...ownMeta(data, setting), ...appBannerMeta(brandOf(setting), path)];
}

function ownMeta(
  { shared, renderClock }: SharedPageData,
  setting: PageSetting | undefined,
): MetaDescriptor[] {
  const t = metaText(setting);
  switch (shared.type) {
    case 'match': {
      const { match, card, path } = shared;
      const text = describeMatch(t, match, {
        setting: shared.setting,
        renderClock,
        tab: 'overview',
      });
      return pageMeta({ ...text, path, image: { path: card, alt: text.title } }, setting);
    }
    case 'article':
      return articleMeta(shared.data, setting);
    case 'video':
      return videoMeta(shared.data, setting);
    case 'team':
      return teamMeta(shared.team, 'overview', setting);
    case 'league':
      return leagueMeta(shared.league, 'overview', setting);
    case 'slip': {
      const title = t('slip.title', { count: shared.slip.selections.length });
      return pageMeta({ title, description: t('slip.description'), isIndexed: false }, setting);
    }
  }
}
