import { data } from 'react-router';
import { sportByKey } from '../../realtime/sports/registry.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { startOfDay } from '../../edge/shared/time/day.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { withoutFar } from '../scores/live/live-or-soon.ts';
import { LivePage } from '../scores/live/live-page.tsx';
import { encodeDay } from '../scores/encoded-day.ts';
import { loadDay, statusOfDay } from '../scores/load-day.server.ts';
import type { Route } from './+types/live';

export const handle: RouteHandle = { pageName: 'live', banner: 'everywhere' };

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const loaderContext = loaderContextOf(context, request);
  const from = startOfDay(loaderContext.edge.now, loaderContext.timeZone);
  const day = await loadDay(loaderContext, { from, signal: request.signal });
  const near = day.kind === 'failed' ? day : { ...day, scores: withoutFar(day.scores) };
  const sportKey = sportByKey(url.searchParams.get('sport') ?? '')?.key ?? null;
  return data({ day: encodeDay(near), sportKey }, { status: statusOfDay(day) });
}

export function meta({ matches }: Route.MetaArgs) {
  const setting = matches[0].loaderData;
  const t = metaText(setting);
  return pageMeta(
    {
      title: t('scores.liveNow'),
      description: t('livePage.description'),
      path: '/live',
    },
    setting,
  );
}

export default function Live({ loaderData }: Route.ComponentProps) {
  const { day, sportKey } = loaderData;
  return <LivePage key={sportKey} day={day} sportKey={sportKey} />;
}
