import { SPORTS } from '../../realtime/sports/registry.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { matchNames } from '../domain/match-names.ts';
import type { Match } from '../domain/match.ts';
import { useFavouriteKeys } from '../favourites/use-favourites.ts';
import { useLiveMatch } from '../live/live-store.ts';
import { matchPath } from '../paths/match-path.ts';
import { Crest } from '../ui/crest.tsx';
import { useText } from '../ui/use-text.ts';
import visuallyHidden from '../ui/visually-hidden.module.css';
import { isMine } from '../scores/is-mine.ts';
import { MatchStage } from '../scores/stage/match-stage.tsx';
import styles from './home-stage.module.css';

export interface HomeStageProps {
  id: string;
  initial: Match | undefined;
  renderClock: RenderClock;
}

/** Shows the match that matters on top of the page. */
export default function HomeStage({ id, initial, renderClock }: HomeStageProps) {
  const t = useText();
  const match = useLiveMatch(id, initial);
  const keys = useFavouriteKeys();
  if (!match) return null;
  const league = { id: match.leagueId, name: match.leagueName };
  return (
    <section className={styles.stage} data-sport={match.sportKey}>
      <MatchStage
        match={match}
        renderClock={renderClock}
        isCompact
        to={matchPath(match)}
        heading={<h2 className={visuallyHidden.text}>{t('scores.versus', matchNames(match))}</h2>}
        caption={
          <>
            <Crest of={league} shape="tile" size={22} />
            <bdi className={styles.league}>{match.leagueName}</bdi>
          </>
        }
        note={
          isMine(match, keys) ? t('home.yours', { kind: SPORTS[match.sportKey].contestant }) : null
        }
      />
    </section>
  );
}
