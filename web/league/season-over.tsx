import { Link } from 'react-router';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { League } from '../domain/match.ts';
import { leaguePath } from '../paths/league-path.ts';
import { teamPath } from '../paths/team-path.ts';
import { useText } from '../ui/use-text.ts';
import { hasCloth } from '../entity-page/team-band.tsx';
import { Cloth } from '../ui/cloth.tsx';
import { Crest } from '../ui/crest.tsx';
import link from '../ui/link.module.css';
import surface from '../ui/surface.module.css';
import type { SeasonEnd } from './season-end.ts';
import styles from './season-over.module.css';

/** Says that a season is over and who won it, in place of "Live and next". */
export function SeasonOver({
  league,
  end: { season, champion, hasUnreported },
}: {
  league: League;
  end: SeasonEnd;
}) {
  const t = useText();
  const { contestant } = SPORTS[league.sportKey];
  const kind = isTournament(league, season) ? 'tournament' : 'season';
  const isOver =
    season === null ? t('league.over', { kind }) : t('league.seasonOver', { kind, season });
  if (!champion && !hasUnreported)
    return <p className={`${surface.surface} ${styles.over} ${styles.name}`}>{isOver}</p>;
  return (
    <section className={surface.surface} aria-labelledby="season-over">
      {champion && hasCloth(champion, league.sportKey) && (
        <div className={styles.cloth}>
          <Cloth of={champion} />
        </div>
      )}
      <div className={styles.over}>
        <h2 id="season-over">{isOver}</h2>
        {champion && (
          <p className={styles.champion}>
            <Crest of={champion} shape={SPORTS[league.sportKey].crest} size={56} />
            <span className={styles.who}>
              <span className={styles.label}>{t('league.champion', { by: contestant })}</span>
              <Link
                className={styles.name}
                to={teamPath({ ...champion, sportKey: league.sportKey })}
              >
                {champion.name}
              </Link>
            </span>
          </p>
        )}
        {hasUnreported && (
          <Link className={link.link} to={leaguePath(league, 'fixtures')}>
            {t('league.unreported')}
          </Link>
        )}
      </div>
    </section>
  );
}

/**
 * Whether to call a competition a tournament: players' competitions, and international ones whose
 * season is a single year.
 */
function isTournament({ sportKey, country }: League, season: string | null): boolean {
  const isOfOneYear = season !== null && /^\d{4}$/.test(season);
  return SPORTS[sportKey].contestant !== 'team' || (country === null && isOfOneYear);
}
