import * as CALLS from '../../../edge/contracts/calls.ts';
import { policyOfPage } from '../../about/policy-route.server.ts';
import { callOrNull } from '../../api/client.ts';
import { loaderContextOf } from '../../api/loader-context.server.ts';
import { orThrowResponse } from '../../api/or-throw-response.ts';
import { notFound } from '../../app/not-found.ts';
import { encodeDay } from '../../scores/encoded-day.ts';
import { loadDay, statusOfDay } from '../../scores/load-day.server.ts';
import type { Sport } from '../../../realtime/sports/sport.ts';
import { startOfDay } from '../../../edge/shared/time/day.ts';
import { textOf } from '../../../edge/shared/text/text.ts';
import { loadLeagueWidget, loadListWidget } from './load-league-widget.server.ts';
import type { FrameRequest, LoadedFrame } from './loaded-frame.ts';
import { loadMatchWidget } from './load-match-widget.server.ts';
import type { WebView } from './web-view.ts';

/**
 * Loads the content of an address under `/frame/`. Throws the response if the content is missing or
 * fails to load.
 */
export async function loadFrame(asked: FrameRequest, view: WebView): Promise<LoadedFrame> {
  switch (view.kind) {
    case 'policy-list':
    case 'policy':
      return loadPolicy(asked, view);
    case 'delete-account-instructions':
      return loadDeletionHelp(asked);
    case 'sport':
      return loadSport(asked, { ...view, leagueId: null, isWholeDay: true });
    case 'live':
      return loadSport(asked, { ...view, isWholeDay: false });
    case 'live-stat':
    case 'lineups':
    case 'head-to-head':
      return loadMatchWidget(asked, view);
    case 'standings':
    case 'bracket':
    case 'top-scorers':
      return loadLeagueWidget(asked, view);
    case 'fixtures':
    case 'results':
    case 'next-match':
      return loadListWidget(asked, view);
  }
}

async function loadPolicy(
  { context, request }: FrameRequest,
  view: Extract<WebView, { kind: 'policy' | 'policy-list' }>,
): Promise<LoadedFrame> {
  const { sections, ...policy } = await policyOfPage(context, request, view.type);
  const t = textOf(loaderContextOf(context, request).edge.visitor.language);
  const headings = sections.map(({ id, title }) => ({ id, title }));
  if (view.kind === 'policy-list')
    return {
      title: t(`policy.${view.type}`),
      status: 200,
      page: {
        kind: 'static',
        page: { screen: 'policy-list', content: { ...policy, sections: headings } },
      },
    };
  const section = sections.find(({ id }) => id === view.id);
  if (!section) throw notFound();
  const { type, language } = policy;
  return {
    title: `${section.title} · ${t(`policy.${type}`)}`,
    status: 200,
    page: {
      kind: 'static',
      page: { screen: 'policy', content: { type, language, section, sections: headings } },
    },
  };
}

function loadDeletionHelp({ context, request }: FrameRequest): LoadedFrame {
  const { brand, language } = loaderContextOf(context, request).edge.visitor;
  return {
    title: textOf(language)('deletionHelp.title'),
    status: 200,
    page: { kind: 'static', page: { screen: 'delete-account', content: { brand } } },
  };
}

async function loadSport(
  { context, request }: FrameRequest,
  { sport, leagueId, isWholeDay }: { sport: Sport; leagueId: string | null; isWholeDay: boolean },
): Promise<LoadedFrame> {
  const loaderContext = loaderContextOf(context, request);
  const { api, edge, timeZone } = loaderContext;
  const { signal } = request;
  const league =
    leagueId === null ? null : callOrNull(api, CALLS.getLeague, { id: leagueId }, signal);
  const from = startOfDay(edge.now, timeZone);
  const [known, day] = await Promise.all([
    league && orThrowResponse(league),
    loadDay(loaderContext, { from, sport, signal }),
  ]);
  if (league && known?.leagueSportId !== sport.id) throw notFound();
  const name = known?.leagueName ?? textOf(edge.visitor.language)(`sport.${sport.key}`);
  const content = { day: encodeDay(day), sportKey: sport.key, leagueId, isWholeDay };
  return {
    title: name,
    status: statusOfDay(day),
    page: { kind: 'live', page: { screen: 'day', content } },
  };
}
