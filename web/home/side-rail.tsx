import { Link } from 'react-router';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import type { Match } from '../domain/match.ts';
import { playOf } from '../domain/match.ts';
import { useFavouriteKeys } from '../favourites/use-favourites.ts';
import { favouriteKey, FAVOURITE_TYPE } from '../../edge/contracts/favourite-key.ts';
import { useLiveMatch } from '../live/live-store.ts';
import { leaguePath } from '../paths/league-path.ts';
import { matchPath } from '../paths/match-path.ts';
import { Crest } from '../ui/crest.tsx';
import { FittingName } from '../ui/fitting-name.tsx';
import surface from '../ui/surface.module.css';
import { useText } from '../ui/use-text.ts';
import type { Listing } from '../scores/day-list-model.ts';
import type { ListedLeague } from '../scores/listing.ts';
import { useStatus } from '../scores/use-status.ts';
import styles from './side-rail.module.css';

export interface SideRailProps {
  listing: Listing;
  /** Ids of the fan's matches today. */
  mine: readonly string[];
  initial: ReadonlyMap<string, Match>;
  renderClock: RenderClock;
}

/** Maximum number of leagues beside the list. */
const MOST_LEAGUES = 12;

/** Shows the fan's teams with their scores, and the leagues of the day. Wide windows only. */
export default function SideRail({ listing, mine, initial, renderClock }: SideRailProps) {
  const t = useText();
  const leagues = listing.all.flatMap((sport) => sport.leagues);
  const isLive = ({ liveCount }: ListedLeague) => liveCount > 0;
  const shown = [...leagues.filter(isLive), ...leagues.filter((league) => !isLive(league))];
  return (
    <div className={styles.rail}>
      <section className={surface.surface}>
        <div className={styles.head}>
          <h2 className={styles.heading}>{t('home.yourTeams')}</h2>
          <Link className={styles.more} to={mine.length > 0 ? '/for-you' : '/football/teams'}>
            {t(mine.length > 0 ? 'home.all' : 'home.addTeam')}
          </Link>
        </div>
        <ul>
          {mine.map((id) => (
            <MyTeam key={id} id={id} initial={initial.get(id)} renderClock={renderClock} />
          ))}
        </ul>
        {mine.length === 0 && <p className={styles.none}>{t('home.noTeams')}</p>}
      </section>
      {leagues.length > 0 && (
        <nav className={surface.surface} aria-labelledby="leagues-of-day">
          <div className={styles.head}>
            <h2 className={styles.heading} id="leagues-of-day">
              {t('navigation.leagues')}
            </h2>
          </div>
          <ul>
            {shown.slice(0, MOST_LEAGUES).map((league) => (
              <li key={league.key}>
                <Link className={styles.item} to={leaguePath(league)}>
                  <Crest of={league} shape="tile" size={22} />
                  <bdi className={styles.name}>{league.name}</bdi>
                  <span className={isLive(league) ? styles.live : styles.calm}>
                    {isLive(league)
                      ? t('scores.live', { count: league.liveCount })
                      : league.matchCount}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

interface MyTeamProps {
  id: string;
  initial: Match | undefined;
  renderClock: RenderClock;
}

function MyTeam({ id, initial, renderClock }: MyTeamProps) {
  const match = useLiveMatch(id, initial);
  const keys = useFavouriteKeys();
  if (!match) return null;
  const { sides, crest } = SPORTS[match.sportKey];
  const side = sides.find((each) =>
    keys.has(favouriteKey({ type: FAVOURITE_TYPE.team, favouriteItemId: match[each].id })),
  );
  const shown = match[side ?? sides[0]];
  return (
    <li>
      <Link className={styles.item} to={matchPath(match)}>
        <Crest of={shown} shape={crest} size={22} />
        <FittingName
          of={{ name: shown.shortName, shortName: shown.code }}
          className={styles.name}
        />
        <Score match={match} renderClock={renderClock} />
      </Link>
    </li>
  );
}

function Score({ match, renderClock }: { match: Match; renderClock: RenderClock }) {
  const { time, status } = useStatus(match, renderClock);
  const play = playOf(match);
  const [first, second] = SPORTS[match.sportKey].sides;
  return (
    <span className={match.kind === 'live' ? styles.live : styles.calm}>
      {play ? `${play.score[first]}–${play.score[second]}` : (time ?? status)}
    </span>
  );
}
