import { useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { TvGuideEntry } from '../../edge/contracts/tv-guide.ts';
import { SportRoom } from '../live/sport-room.tsx';
import { LiveNow } from '../news/live-now.tsx';
import { MediaHead } from '../news/media-head.tsx';
import { ShownMatch } from '../news/shown-match.tsx';
import { VideoTabs } from '../news/video-tabs.tsx';
import { useText } from '../ui/use-text.ts';
import { tvHomePath, tvListPath, tvPath, TV_STREAM_PATH } from '../paths/tv-path.ts';
import { highlightsPath, videoPath } from '../paths/video-path.ts';
import button from '../ui/button.module.css';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { starIcon } from '../ui/icons.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import surface from '../ui/surface.module.css';
import { Player } from '../video-player/player.tsx';
import { SpoilerSwitch } from '../video-player/spoiler-switch.tsx';
import { GuideList } from './guide-list.tsx';
import type { Tv } from './load-tv.server.ts';
import { nextDay, NowAndNext, notOver, Unavailable } from './now-and-next.tsx';
import { ChannelCover, OnAir } from './on-air.tsx';
import styles from './tv.module.css';
import { useClock } from './use-clock.ts';
import { useMyList } from './use-my-list.ts';
import clips from './videos/highlights-page.module.css';
import { VideoTile } from './videos/video-tile.tsx';

/** Shows the 24/7 channel: player, current and next programme, and the rest of the day. */
export function TvPage(props: Tv) {
  const t = useText();
  const renderClock = useClock(props.renderClock);
  const list = useMyList(props.renderClock.now);
  const { isAvailable, guide, match } = props;
  if (!isAvailable) return <Unavailable guide={guide} />;
  const entries = guide.kind === 'loaded' ? notOver(guide.value, renderClock) : [];
  const [on] = entries;
  return (
    <div className={styles.page}>
      <MediaHead title={t('tv.title')} current="channel" />
      <div className={styles.watch}>
        <div className={styles.main}>
          <div className={styles.player}>
            <Player
              src={TV_STREAM_PATH}
              title={on?.title ?? t('tv.filler')}
              isLive
              sdkKey={props.sdkKey}
              cover={<ChannelCover match={match} entry={on} renderClock={renderClock} />}
              path={tvPath()}
            >
              <OnAir entry={on} renderClock={renderClock} />
            </Player>
          </div>
          <section className={`${surface.surface} ${styles.below}`}>
            <NowAndNext entries={entries} renderClock={renderClock} />
            <p className={styles.tools}>
              <Link className={button.button} to={tvListPath()}>
                <Icon path={starIcon} />
                {t('tv.list')}
              </Link>
            </p>
            <ShownOnTv {...props} on={on} />
          </section>
          <VideoTabs current="live" />
          {props.clips.length > 0 && (
            <Card
              title={t('videos.highlights')}
              more={{ label: t('videos.list'), to: highlightsPath() }}
            >
              <div className={clips.clips}>
                {props.clips.map((video) => (
                  <VideoTile
                    key={video.id}
                    video={video}
                    to={videoPath(video)}
                    renderClock={renderClock}
                  />
                ))}
              </div>
            </Card>
          )}
        </div>
        <div className={styles.side}>
          <div className={styles.guide}>
            <Card title={t('tv.today')} more={{ label: t('tv.guide'), to: tvHomePath() }}>
              {guide.kind === 'failed' ? (
                <LoadFailed message={guide.message} />
              ) : (
                <GuideList
                  entries={entries.filter(({ start }) => start < nextDay(renderClock))}
                  renderClock={renderClock}
                  list={list}
                />
              )}
            </Card>
          </div>
          <LiveNow
            title={t('tv.liveMeanwhile')}
            sportKey={match?.sportKey ?? 'football'}
            without={match?.id}
          />
        </div>
      </div>
    </div>
  );
}

/** Shows the channel's match, live or as late as the picture. */
function ShownOnTv({
  on,
  match,
  roomSnapshot,
  renderClock,
}: Pick<Tv, 'match' | 'roomSnapshot' | 'renderClock'> & { on: TvGuideEntry | undefined }) {
  const { revalidate } = useRevalidator();
  const isOther = on !== undefined && on.matchId !== (match?.id ?? null);
  // Another programme has begun since the page loaded.
  useEffect(() => {
    if (isOther) void revalidate();
  }, [isOther, revalidate]);
  if (!match || isOther || !roomSnapshot) return null;
  return (
    <SportRoom roomSnapshot={roomSnapshot}>
      <div className={styles.match}>
        <SpoilerSwitch key={match.id} match={match} src={TV_STREAM_PATH} />
        <ShownMatch match={match} renderClock={renderClock} />
      </div>
    </SportRoom>
  );
}
