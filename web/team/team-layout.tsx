import type { ReactNode } from 'react';
import { Link } from 'react-router';
import link from '../ui/link.module.css';
import { useText } from '../ui/use-text.ts';
import { favouriteTeam } from '../favourites/favourite-of.ts';
import { Star } from '../favourites/star.tsx';
import { NextUp } from './next-up.tsx';
import { useCalendar } from '../entity-page/use-calendar.tsx';
import { ProfileLayout } from '../entity-page/profile-layout.tsx';
import { FormLine } from '../standings/form-line.tsx';
import type { TeamLayoutData } from './load-team.server.ts';
import { TEAM_TABS, teamPath, teamRoot } from '../paths/team-path.ts';
import styles from './team-layout.module.css';
import { TeamStage } from './team-stage.tsx';

/** Surrounds all screens of a team. */
export function TeamLayout({ data, children }: { data: TeamLayoutData; children: ReactNode }) {
  const t = useText();
  const { team, country, league, next, form, renderClock, roomSnapshot } = data;
  const calendar = useCalendar({ name: team.name, root: teamRoot(team) });
  return (
    <ProfileLayout
      name={team.name}
      stage={
        <TeamStage
          team={team}
          league={league?.name}
          country={country}
          action={
            <>
              {calendar.button}
              <Star of={favouriteTeam(t, team)} isNamed />
            </>
          }
        >
          <NextUp match={next} renderClock={renderClock}>
            {form.length > 0 && (
              <p className={styles.form}>
                <span className={styles.label}>{t('standings.form')}</span> <FormLine form={form} />
              </p>
            )}
            <Link className={link.link} to={`${teamRoot(team)}/compare`}>
              {t('compare.link')}
            </Link>
          </NextUp>
        </TeamStage>
      }
      root={teamRoot(team)}
      tabs={TEAM_TABS.map((tab) => ({ label: t(`screen.${tab}`), to: teamPath(team, tab) }))}
      roomSnapshot={roomSnapshot}
      renderClock={renderClock}
    >
      {children}
      {calendar.dialog}
    </ProfileLayout>
  );
}
