import type { ReactNode } from 'react';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { ProfileLayout } from '../profile/profile-layout.tsx';
import { cupRosterPath, leaguePath, leagueRoot, type LeagueTab } from '../paths/league-path.ts';
import type { LeagueLayoutData } from './load-league.server.ts';

/** What all screens of a league have around them. */
export function LeagueLayout({ data, children }: { data: LeagueLayoutData; children: ReactNode }) {
  const { league, season, renderClock, roomSnapshot } = data;
  return (
    <ProfileLayout
      name={league.name}
      facts={[league.country ?? 'International', season].filter((fact) => fact !== null)}
      root={leagueRoot(league)}
      tabs={tabsOf(data)}
      roomSnapshot={roomSnapshot}
      renderClock={renderClock}
    >
      {children}
    </ProfileLayout>
  );
}

const LABELS: Readonly<Record<LeagueTab, string>> = {
  overview: 'Overview',
  fixtures: 'Fixtures',
  results: 'Results',
  standings: 'Standings',
  bracket: 'Bracket',
};

function tabsOf({ league, hasTable, hasBracket }: LeagueLayoutData) {
  const shown: LeagueTab[] = ['overview', 'fixtures', 'results'];
  if (hasTable) shown.push('standings');
  if (hasBracket) shown.push('bracket');
  const tabs = shown.map((tab) => ({ label: LABELS[tab], to: leaguePath(league, tab) }));
  const hasSquads = hasBracket && SPORTS[league.sportKey].contestant === 'team';
  return hasSquads ? [...tabs, { label: 'Squads', to: cupRosterPath(league.id) }] : tabs;
}
