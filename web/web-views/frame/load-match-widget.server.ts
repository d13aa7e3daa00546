import { matchNames } from '../../domain/match-names.ts';
import * as CALLS from '../../../edge/contracts/calls.ts';
import { callOrNull } from '../../api/client.ts';
import { loaderContextOf } from '../../api/loader-context.server.ts';
import { orThrowResponse } from '../../api/or-throw-response.ts';
import { notFound } from '../../app/not-found.ts';
import { loadMatch, statusOfMatch } from '../../match/load-match.server.ts';
import { parseHeadToHead, type HeadToHead } from '../../match/tabs/head-to-head/head-to-head.ts';
import { textOf } from '../../../edge/shared/text/text.ts';
import type { FrameRequest, LoadedFrame } from './loaded-frame.ts';
import type { MatchView } from './web-view.ts';

/** Loads a match's widget. */
export async function loadMatchWidget(
  { context, request }: FrameRequest,
  view: MatchView,
): Promise<LoadedFrame> {
  const loaderContext = loaderContextOf(context, request);
  const { api, edge, timeZone } = loaderContext;
  const { signal } = request;
  const input = { id: view.matchId };
  const [loaded, lineups, past] = await orThrowResponse(
    Promise.all([
      loadMatch(loaderContext, view.matchId, signal),
      view.kind === 'lineups' ? callOrNull(api, CALLS.getLineups, input, signal) : null,
      view.kind === 'head-to-head' ? callOrNull(api, CALLS.getHeadToHead, input, signal) : null,
    ]),
  );
  if (loaded?.match.sportKey !== view.sport.key) throw notFound();
  const { parts: _parts, ...match } = loaded;
  const { home, away } = match.match;
  const names = matchNames(match.match);
  const t = textOf(edge.visitor.language);
  const status = statusOfMatch(loaded);
  const renderClock = { now: edge.now, timeZone };
  if (view.kind === 'head-to-head') {
    const headToHead: HeadToHead | null =
      past && parseHeadToHead(past, { home: home.id, away: away.id });
    const content = { match: match.match, headToHead, renderClock };
    return {
      title: t('frame.headToHeadOf', names),
      status,
      page: { kind: 'static', page: { screen: 'head-to-head', content } },
    };
  }
  return {
    title: t('matchPage.heading', names),
    status,
    page: {
      kind: 'live',
      page:
        view.kind === 'lineups'
          ? { screen: 'lineups', content: { ...match, lineups, renderClock } }
          : { screen: 'match', content: { ...match, widget: view.widget, renderClock } },
    },
  };
}
