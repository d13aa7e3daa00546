import type { ReactNode } from 'react';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import { useText } from '../ui/use-text.ts';
import { favouriteLeague } from '../favourites/favourite-of.ts';
import { Star } from '../favourites/star.tsx';
import { useCalendar } from '../entity-page/use-calendar.tsx';
import { ProfileLayout } from '../entity-page/profile-layout.tsx';
import { cupRosterPath, leaguePath, leagueRoot, type LeagueTab } from '../paths/league-path.ts';
import { LeagueStage } from './league-stage.tsx';
import type { LeagueLayoutData } from './load-league.server.ts';
import { SeasonLine } from './season-line.tsx';

/** Surrounds all screens of a league. */
export function LeagueLayout({ data, children }: { data: LeagueLayoutData; children: ReactNode }) {
  const t = useText();
  const { league, season, progress, renderClock, roomSnapshot } = data;
  const calendar = useCalendar({ name: league.name, root: leagueRoot(league) });
  return (
    <ProfileLayout
      name={league.name}
      stage={
        <LeagueStage
          league={league}
          facts={[league.country, season]}
          action={
            <>
              {calendar.button}
              <Star of={favouriteLeague(t, league)} isNamed />
            </>
          }
        >
          {progress && (
            <SeasonLine of={progress} sportKey={league.sportKey} renderClock={renderClock} />
          )}
        </LeagueStage>
      }
      root={leagueRoot(league)}
      tabs={tabsOf(t, data)}
      roomSnapshot={roomSnapshot}
      renderClock={renderClock}
    >
      {children}
      {calendar.dialog}
    </ProfileLayout>
  );
}

function tabsOf(t: Text, { league, hasTable, hasBracket }: LeagueLayoutData) {
  const shown: LeagueTab[] = ['overview', 'fixtures', 'results'];
  if (hasTable) shown.push('standings');
  if (hasBracket) shown.push('bracket');
  const tabs = shown.map((tab) => ({ label: t(`screen.${tab}`), to: leaguePath(league, tab) }));
  const hasSquads = hasBracket && SPORTS[league.sportKey].contestant !== 'player';
  return hasSquads ? [...tabs, { label: t('screen.squads'), to: cupRosterPath(league.id) }] : tabs;
}
