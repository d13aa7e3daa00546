import { useCallback } from 'react';
import { data } from 'react-router';
import { sportByKey } from '../../realtime/sports/registry.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { statusOf } from '../api/settled.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import { notFound } from '../app/not-found.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { isSportAndSlugValid } from '../paths/slug-rule.ts';
import type { DirectoryEntry } from '../directory/directory.ts';
import { DirectoryPage } from '../directory/directory-page.tsx';
import { loadLeagues } from '../directory/load-directory.server.ts';
import { useText } from '../text/use-text.ts';
import { leaguePath, leaguesPath } from '../paths/league-path.ts';
import type { Route } from './+types/leagues';

export const handle: RouteHandle = {
  pageName: 'leagues',
  headerTitle: 'header.leagues',
  validate: isSportAndSlugValid,
};

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  enterRoute(handle, { context, params, url });
  const sport = sportByKey(params.sport);
  if (!sport) throw notFound();
  const entries = await loadLeagues(loaderContextOf(context, request), sport, request.signal);
  return data({ sport, entries }, { status: statusOf(entries) });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const setting = matches[0].loaderData;
  const t = metaText(setting);
  if (!loaderData)
    return pageMeta(
      { title: t('navigation.leagues'), description: t('directory.description') },
      setting,
    );
  const { key } = loaderData.sport;
  const sport = t(`sportInText.${key}`);
  return pageMeta(
    {
      title: t('directory.leagues', { sport }),
      description: t('directory.leaguesDescription', { sport }),
      path: leaguesPath(key),
    },
    setting,
  );
}

export default function Leagues({ loaderData: { sport, entries } }: Route.ComponentProps) {
  const t = useText();
  const pathOf = useCallback(
    ({ id, name }: DirectoryEntry) => leaguePath({ id, name, sportKey: sport.key }),
    [sport.key],
  );
  return (
    <DirectoryPage
      key={sport.key}
      title={t('directory.leagues', { sport: t(`sportInText.${sport.key}`) })}
      prompt={t('directory.find-league')}
      entries={entries}
      pathOf={pathOf}
      empty={t('directory.no-leagues')}
    />
  );
}
