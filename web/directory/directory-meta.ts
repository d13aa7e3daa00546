import type { MetaDescriptor } from 'react-router';
import type { Sport } from '../../realtime/sports/sport.ts';
import { metaText, pageMeta, type PageSetting } from '../app/page-meta.ts';
import { leaguesPath } from '../paths/league-path.ts';
import { teamsPath } from '../paths/team-path.ts';
import { kindOf, type DirectoryName } from './directory.ts';

/** Returns the meta tags of a directory; general ones if the sport is unknown. */
export function directoryMeta(
  name: DirectoryName,
  sport: Sport | undefined,
  setting: PageSetting | undefined,
): MetaDescriptor[] {
  const t = metaText(setting);
  if (!sport) {
    const description = t('directory.description');
    return pageMeta({ title: t(`navigation.${name}`), description }, setting);
  }
  const kind = kindOf(name, sport);
  const words = { sport: t(`sportInText.${sport.key}`) };
  return pageMeta(
    {
      title: t(`directory.${kind}s`, words),
      description: t(`directory.${kind}sDescription`, words),
      path: name === 'leagues' ? leaguesPath(sport.key) : teamsPath(sport.key),
    },
    setting,
  );
}
