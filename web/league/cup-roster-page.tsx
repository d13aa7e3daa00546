import { Link } from 'react-router';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { roundName } from '../../edge/shared/text/round-name.ts';
import { useText } from '../ui/use-text.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import type { League } from '../domain/match.ts';
import { SquadList } from '../entity-page/squad-list.tsx';
import { teamPath } from '../paths/team-path.ts';
import columns from '../ui/columns.module.css';
import { Crest } from '../ui/crest.tsx';
import { FittingName } from '../ui/fitting-name.tsx';
import { Notice } from '../ui/notice.tsx';
import surface from '../ui/surface.module.css';
import visuallyHidden from '../ui/visually-hidden.module.css';
import link from '../ui/link.module.css';
import styles from './cup-roster-page.module.css';
import { LeagueLayout } from './league-layout.tsx';
import type { LeagueLayoutData } from './load-league.server.ts';
import type { RosterGroup, RosterTeam } from './cup-roster.ts';
import { cupRosterPath } from '../paths/league-path.ts';
import type { Roster } from './load-roster.server.ts';

export interface CupRosterPageProps {
  layout: LeagueLayoutData;
  roster: Roster;
}

/** Lists a cup's teams by group; a tap on a team opens its squad. */
export function CupRosterPage({ layout, roster: { groups, open } }: CupRosterPageProps) {
  const t = useText();
  const { league, renderClock } = layout;
  return (
    <LeagueLayout data={layout}>
      {groups.kind === 'failed' ? (
        <LoadFailed message={groups.message} />
      ) : groups.value.length === 0 ? (
        <Notice title={t('failure.league')} />
      ) : (
        <div className={columns.columns}>
          {groups.value.map((group) => (
            <Group
              key={group.group}
              group={group}
              league={league}
              open={open}
              now={renderClock.now}
            />
          ))}
        </div>
      )}
    </LeagueLayout>
  );
}

interface GroupProps {
  group: RosterGroup;
  league: League;
  open: Roster['open'];
  now: number;
}

function Group({ group: { group, teams }, league, open, now }: GroupProps) {
  const t = useText();
  return (
    <section className={surface.surface}>
      <h2 className={styles.heading}>
        {group === null ? t('navigation.teams') : roundName(t, group)}
      </h2>
      <ul>
        {teams.map((team) => (
          <Team
            key={team.id}
            team={team}
            league={league}
            open={open?.teamId === team.id ? open : null}
            now={now}
          />
        ))}
      </ul>
    </section>
  );
}

interface TeamProps {
  team: RosterTeam;
  league: League;
  open: Roster['open'];
  now: number;
}

function Team({ team, league, open, now }: TeamProps) {
  const t = useText();
  const path = cupRosterPath(league.id);
  return (
    <li className={styles.team}>
      <Link
        className={styles.toggle}
        to={open ? path : `${path}&teamId=${encodeURIComponent(team.id)}`}
        preventScrollReset
        replace
        aria-expanded={open !== null}
      >
        <Crest of={team} shape={SPORTS[league.sportKey].crest} size={28} />
        <FittingName of={team} />
        <span className={visuallyHidden.text}>{`, ${t('roster.squad')}`}</span>
        <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true" className={styles.chevron}>
          <path d="M1.5 1.5 6 6l4.5-4.5" />
        </svg>
      </Link>
      {open && (
        <div className={styles.squad}>
          {open.squad.kind === 'failed' ? (
            <LoadFailed message={open.squad.message} />
          ) : open.squad.value.length === 0 ? (
            <p className={styles.none}>{t('roster.none')}</p>
          ) : (
            <SquadList team={team} groups={open.squad.value} sportKey={league.sportKey} now={now} />
          )}
          <Link
            className={`${link.link} ${styles.teamLink}`}
            to={teamPath({ ...team, sportKey: league.sportKey })}
          >
            {t('roster.team', { team: team.name })}
          </Link>
        </div>
      )}
    </li>
  );
}
