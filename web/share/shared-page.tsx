import { matchNames } from '../domain/match-names.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BrandProfile } from '../../edge/contracts/brand-profile.ts';
import { AppBanner } from '../about/app-download/app-banner.tsx';
import { StoreBadges } from '../about/app-download/store-badges.tsx';
import type { RoomSnapshot } from '../domain/day-scores.ts';
import type { Match } from '../domain/match.ts';
import { SportRoom } from '../live/sport-room.tsx';
import { SharedArticle } from '../news/shared-article.tsx';
import { ShownMatch } from '../news/shown-match.tsx';
import { LeagueStage } from '../league/league-stage.tsx';
import { TeamStage } from '../team/team-stage.tsx';
import type { Text } from '../../edge/shared/text/text.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { useText } from '../ui/use-text.ts';
import button from '../ui/button.module.css';
import { VideoTile } from '../tv/videos/video-tile.tsx';
import type { Shared, SharedPageData } from './load-shared.server.ts';
import styles from './shared-page.module.css';
import { SharedSlip } from './shared-slip.tsx';

/** Shows shared content to its recipient: a summary and links. */
export function SharedPage({ data, brand }: { data: SharedPageData; brand: BrandProfile }) {
  const t = useText();
  const { shared, app, renderClock } = data;
  return (
    <div className={styles.page} data-shared={shared.type}>
      {app && <AppBanner brand={brand} link={app} />}
      {contentOf(t, shared, renderClock)}
      {!app && <StoreBadges brand={brand} />}
    </div>
  );
}

function contentOf(t: Text, shared: Shared, renderClock: RenderClock): ReactNode {
  switch (shared.type) {
    case 'match':
      return <SharedMatch {...shared} renderClock={renderClock} />;
    case 'article':
      return <SharedArticle data={shared.data} />;
    case 'video':
      return (
        <>
          <VideoTile
            video={shared.data.video}
            to={shared.path}
            renderClock={renderClock}
            headingLevel={2}
          />
          <WayOn to={shared.path} of="video" />
        </>
      );
    case 'team':
      return (
        <SharedProfile
          {...shared}
          stage={<TeamStage team={shared.team} country={null} />}
          renderClock={renderClock}
        />
      );
    case 'league':
      return (
        <SharedProfile
          {...shared}
          stage={
            <LeagueStage
              league={shared.league}
              facts={[t(`sport.${shared.league.sportKey}`), shared.league.country]}
            />
          }
          renderClock={renderClock}
        />
      );
    case 'slip':
      return <SharedSlip slip={shared.slip} format={shared.format} renderClock={renderClock} />;
  }
}

function SharedMatch({
  match,
  path,
  roomSnapshot,
  renderClock,
}: Extract<Shared, { type: 'match' }> & { renderClock: RenderClock }) {
  const t = useText();
  return (
    <>
      <h1 className={styles.title}>{t('matchPage.sides', matchNames(match))}</h1>
      <SportRoom roomSnapshot={roomSnapshot}>
        <ShownMatch match={match} renderClock={renderClock} />
      </SportRoom>
      <WayOn to={path} of="match" />
    </>
  );
}

interface SharedProfileProps {
  type: 'team' | 'league';
  stage: ReactNode;
  path: string;
  matches: readonly Match[];
  roomSnapshot: RoomSnapshot;
  renderClock: RenderClock;
}

function SharedProfile({
  type,
  stage,
  path,
  matches,
  roomSnapshot,
  renderClock,
}: SharedProfileProps) {
  const t = useText();
  return (
    <>
      {stage}
      {matches.length > 0 && (
        <section>
          <h2 className={styles.heading}>{t('share.next')}</h2>
          <SportRoom roomSnapshot={roomSnapshot}>
            {matches.map((match) => (
              <ShownMatch key={match.id} match={match} renderClock={renderClock} />
            ))}
          </SportRoom>
        </section>
      )}
      <WayOn to={path} of={type} />
    </>
  );
}

function WayOn({ to, of }: { to: string; of: 'match' | 'video' | 'team' | 'league' }) {
  const t = useText();
  return (
    <Link className={`${button.button} ${button.filled} ${styles.wayOn}`} to={to}>
      {t(`share.open-${of}`)}
    </Link>
  );
}
