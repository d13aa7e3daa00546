import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { TvGuideEntry } from '../../edge/contracts/tv-guide.ts';
import { SportRoom } from '../live/sport-room.tsx';
import { ReadAndWatch } from '../news/read-and-watch.tsx';
import { ShownMatch } from '../news/shown-match.tsx';
import { VideoTabs } from '../news/video-tabs.tsx';
import { useText } from '../ui/use-text.ts';
import { tvHomePath, tvPath, TV_STREAM_PATH } from '../paths/tv-path.ts';
import { Card } from '../ui/card.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Player } from '../video-player/player.tsx';
import { SpoilerSwitch } from '../video-player/spoiler-switch.tsx';
import { ChannelCover } from './channel-cover.tsx';
import { GuideList } from './guide-list.tsx';
import type { Tv } from './load-tv.server.ts';
import { nextDay, NowAndNext, notOver, Unavailable } from './now-and-next.tsx';
import styles from './tv.module.css';
import { useClock } from './use-clock.ts';
import { useMyList } from './use-my-list.ts';

/** The 24/7 channel: player, current and next programme, and the rest of the day. */
export function TvPage(props: Tv) {
  const t = useText();
  const renderClock = useClock(props.renderClock);
  const list = useMyList(props.renderClock.now);
  const { isAvailable, guide } = props;
  if (!isAvailable) return <Unavailable guide={guide} />;
  const entries = guide.kind === 'loaded' ? notOver(guide.value, renderClock) : [];
  const [on] = entries;
  const title = on?.title ?? t('tv.filler');
  return (
    <div className={styles.channel}>
      <h1 className={styles.title}>{t('tv.title')}</h1>
      <ReadAndWatch current="channel" />
      <VideoTabs current="live" />
      <div className={styles.watch}>
        <div className={styles.picture}>
          <Player
            src={TV_STREAM_PATH}
            title={title}
            isLive
            sdkKey={props.sdkKey}
            cover={<ChannelCover title={title} match={props.match} />}
            path={tvPath()}
          />
          <NowAndNext entries={entries} renderClock={renderClock} />
          <ShownOnTv {...props} on={on} />
        </div>
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
      </div>
    </div>
  );
}

/** The channel's match, live or delayed to match the picture. */
function ShownOnTv({
  on,
  match,
  roomSnapshot,
  renderClock,
}: Pick<Tv, 'match' | 'roomSnapshot' | 'renderClock'> & { on: TvGuideEntry | undefined }) {
  const { revalidate } = useRevalidator();
  const isOther = on !== undefined && on.matchId !== (match?.id ?? null);
  // Another programme began since the page was rendered.
  useEffect(() => {
    if (isOther) void revalidate();
  }, [isOther, revalidate]);
  if (!match || isOther || !roomSnapshot) return null;
  return (
    <SportRoom roomSnapshot={roomSnapshot}>
      <SpoilerSwitch key={match.id} match={match} src={TV_STREAM_PATH} />
      <ShownMatch match={match} renderClock={renderClock} />
    </SportRoom>
  );
}
