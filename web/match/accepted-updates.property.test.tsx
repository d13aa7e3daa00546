import * as fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { cases } from '../../.ci/vitest/cases.ts';
import type { MatchState } from '../../realtime/protocol/match-state.ts';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import { applyUpdate, createMatchRoom } from '../../realtime/rooms/match-room.ts';
import { acceptedUpdates } from '../../realtime/rooms/testing/accepted-updates.ts';
import type { ListedMatch } from '../domain/event-page.ts';
import { eventsLd } from '../scores/list/event-ld.ts';
import { GroupCard } from '../scores/list/group-card.tsx';
import { groupMatches } from '../scores/list/group-matches.ts';
import { leaguePath } from '../paths/league-path.ts';
import { LiveContext } from '../live/live-context.ts';
import { aLive } from '../live/testing/a-live.ts';
import { START } from '../live/testing/lines.ts';
import { createTicker } from '../live/ticker.ts';
import { matchPath } from '../paths/match-path.ts';
import type { Match } from '../domain/match.ts';
import { parseEvent } from '../domain/parse-event.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { teamPath } from '../paths/team-path.ts';
import { describeMatch } from './describe-match.ts';
import type { MatchSetting } from './load-match.server.ts';
import { MatchPage } from './match-page.tsx';
import { recordOfState } from '../domain/match-record.ts';
import OverviewTab from './overview-tab.tsx';
import { sportsEvent } from './sports-event.ts';
import { StatsTab } from './tabs/statistics/stats-tab.tsx';
import { anEvent } from './testing/events.ts';

const t = textOf('en');
const history = fc.constantFrom(...ALL_SPORTS).chain(({ id }) => acceptedUpdates(id));
const zones = fc.constantFrom('UTC', 'Pacific/Apia', 'America/Sao_Paulo', 'Asia/Kolkata');
/** Signs of a lost value, or of a part that failed to render. */
const LOST = /NaN|undefined|Infinity|Invalid Date|\[object|can(?:'|&#x27;)t be shown|<!--\$!-->/;

test('After any accepted updates a match renders completely, and so do its descriptions', () => {
  fc.assert(
    fc.property(history, zones, (updates, timeZone) => {
      let room = createMatchRoom('epoch-00001');
      for (const update of updates) ({ room } = applyUpdate(room, update, START));
      const { state } = room;
      if (!state) throw new Error('Its first update brought a fixture');
      const renderClock = { now: START, timeZone };
      for (const roomSnapshot of [{ epoch: room.epoch, version: room.version, state }, null]) {
        const match = byTheCatalogue(state);
        const setting = settingOf(match);
        const shown = roomSnapshot ? recordOfState(state).match : match;
        const path = `${matchPath(match)}/overview`;
        const page = (
          <MatchPage
            setting={setting}
            match={match}
            roomSnapshot={roomSnapshot}
            history={{ incidents: state.incidents, stats: state.stats }}
            parts={undefined}
            isPartial={false}
            renderClock={renderClock}
            rail={null}
            allowsOdds
          />
        );
        const overview = (
          <OverviewTab
            past={null}
            facts={[]}
            winnerMarket={null}
            leaders={[]}
            channels={[]}
            news={[]}
            videos={[]}
            format="decimal"
          />
        );
        const html = rendered(path, page, overview);
        expect(html).toContain(`data-match-id="${match.id}"`);
        expect(html).not.toMatch(LOST);
        const statistics = <StatsTab statistics={null} expected={{ home: 1.5, away: 1.2 }} />;
        expect(rendered(path, page, statistics)).not.toMatch(LOST);

        const listed: ListedMatch = { match: shown, round: null, group: null, venue: 'A;,\\' };
        for (const group of groupMatches(t, [listed], 'league', renderClock)) {
          const card = rendered(
            '/',
            <GroupCard group={group} renderClock={renderClock} headingLevel={2} />,
          );
          expect(card).toContain(`data-match-id="${match.id}"`);
          expect(card).not.toMatch(LOST);
        }
        const texts = [
          describeMatch(t, shown, { setting, renderClock, tab: 'overview' }),
          sportsEvent(t, shown, { setting, url: path, image: path }),
          eventsLd(t, [{ kind: 'loaded', value: { entries: [listed], flag: null } }], ''),
          leaguePath(setting.league),
          teamPath({ ...shown.home, sportKey: shown.sportKey }),
        ];
        expect(texts[2]).toHaveLength(1);
        expect(JSON.stringify(texts)).not.toMatch(LOST);
      }
    }),
    { numRuns: cases(60) },
  );
});

/** Returns the match as the media API sends it once the database has it. */
function byTheCatalogue(state: MatchState): Match {
  const event = anEvent({
    eventId: state.matchId,
    eventStatus: state.status,
    eventMatchStatus: state.matchStatus,
    eventPlayedTime: state.clock?.seconds ?? null,
    eventGameScore: state.gameScore,
    eventScore: state.score,
    eventPeriods: state.periods,
    eventShootout: state.shootout ?? null,
    fixtureStartTime: state.startTime,
    fixtureSportId: state.sportId,
    fixtureLeagueId: state.leagueId,
    fixtureHomeTeamId: state.home.id,
    fixtureHomeTeamName: state.home.name,
    fixtureHomeTeamShortName: state.home.shortName,
    fixtureAwayTeamId: state.away.id,
    fixtureAwayTeamName: state.away.name,
    fixtureAwayTeamShortName: state.away.shortName,
    displayStatus: state.displayStatus,
  });
  const match = parseEvent(event, state.leagueName);
  if (!match) throw new Error('Its sport is one of ours');
  return match;
}

function settingOf({ leagueId, leagueName, sportKey }: Match): MatchSetting {
  return {
    league: { id: leagueId, name: leagueName, sportKey, country: null },
    round: null,
    group: null,
    venue: null,
  };
}

/** Renders an element, and a tab within it, at that path as a server does. */
function rendered(path: string, element: ReactNode, tab?: ReactNode): string {
  const tools = { live: aLive().live, ticker: createTicker(START, 0) };
  const router = createMemoryRouter(
    [
      {
        path: tab ? '/:sport?/match/:slug/:matchId' : '/',
        element: <LiveContext value={tools}>{element}</LiveContext>,
        children: tab ? [{ path: 'overview', element: tab }] : [],
      },
    ],
    { initialEntries: [path] },
  );
  return renderToString(<RouterProvider router={router} />);
}
