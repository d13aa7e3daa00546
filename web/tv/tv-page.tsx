import { useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { TvGuideEntry } from '../../edge/contracts/tv-guide.ts';
import { SportRoom } from '../match-list/sport-room.tsx';
import { ShownMatch } from '../news/shown-match.tsx';
import { useText } from '../text/use-text.ts';
import { highlightsPath } from '../paths/video-path.ts';
import { tvHomePath, tvPath, TV_STREAM_PATH } from '../paths/tv-path.ts';
import { addDays, startOfDay } from '../time/day.ts';
import type { RenderClock } from '../time/render-clock.ts';
import { formatTime } from '../time/time-format.ts';
import { Card } from '../ui/card.tsx';
import button from '../ui/button.module.css';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import { Player } from '../video/player.tsx';
import { SpoilerSwitch } from '../video/spoiler-switch.tsx';
import { GuideList } from './guide-list.tsx';
import type { Tv } from './load-tv.server.ts';
import styles from './tv.module.css';
import { useClock } from './use-clock.ts';
import { useMyList } from './use-my-list.ts';

/** The 24/7 channel: its picture, what is on and what is next, and the rest of the day. */
export function TvPage(props: Tv) {
  const t = useText();
  const renderClock = useClock(props.renderClock);
  const list = useMyList(props.renderClock.now);
  const { isAvailable, guide } = props;
  if (!isAvailable) return <Unavailable />;
  const entries = guide.kind === 'loaded' ? notOver(guide.value, renderClock) : [];
  const [on] = entries;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('tv.title')}</h1>
      <Player
        src={TV_STREAM_PATH}
        title={titleOf(on) ?? t('tv.filler')}
        isLive
        sdkKey={props.sdkKey}
        path={tvPath()}
      />
      <NowAndNext entries={entries} renderClock={renderClock} />
      <ShownOnTv {...props} on={on} />
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
  );
}

/** What is on the channel today and tomorrow, with the way to it. */
export function TvHomePage(props: Tv) {
  const t = useText();
  const renderClock = useClock(props.renderClock);
  const list = useMyList(props.renderClock.now);
  const { isAvailable, guide } = props;
  if (!isAvailable) return <Unavailable />;
  if (guide.kind === 'failed') return <LoadFailed message={guide.message} />;
  const entries = notOver(guide.value, renderClock);
  const tomorrow = nextDay(renderClock);
  const days = [
    { title: t('tv.today'), of: entries.filter(({ start }) => start < tomorrow) },
    { title: t('tv.tomorrow'), of: entries.filter(({ start }) => start >= tomorrow) },
  ];
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('tv.homeTitle')}</h1>
      <NowAndNext entries={entries} renderClock={renderClock} />
      <p className={styles.ways}>
        <Link className={button.button} to={tvPath()}>
          {t('tv.watch')}
        </Link>
        <Link className={button.button} to={highlightsPath()}>
          {t('videos.highlights')}
        </Link>
      </p>
      {entries.length === 0 && <Notice title={t('tv.nothing')} />}
      {days
        .filter(({ of }) => of.length > 0)
        .map(({ title, of }) => (
          <Card key={title} title={title}>
            <GuideList entries={of} renderClock={renderClock} list={list} />
          </Card>
        ))}
    </div>
  );
}

/** Programmes that the fan keeps. */
export function TvListPage(props: { renderClock: RenderClock }) {
  const t = useText();
  const renderClock = useClock(props.renderClock);
  const list = useMyList(props.renderClock.now);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('tv.listTitle')}</h1>
      {list.kept.length === 0 ? (
        <Notice title={t('tv.emptyList')}>
          <Link className={button.button} to={tvHomePath()}>
            {t('tv.guide')}
          </Link>
        </Notice>
      ) : (
        <Card title={t('tv.list')} more={{ label: t('tv.guide'), to: tvHomePath() }}>
          <GuideList
            entries={list.kept.map((kept) => ({ ...kept, matchId: null }))}
            renderClock={renderClock}
            list={list}
          />
        </Card>
      )}
    </div>
  );
}

/** The match that is on the channel, as it stands, or as the picture has it. */
function ShownOnTv({
  on,
  match,
  roomSnapshot,
  renderClock,
}: Pick<Tv, 'match' | 'roomSnapshot' | 'renderClock'> & { on: TvGuideEntry | undefined }) {
  const { revalidate } = useRevalidator();
  const isOther = on !== undefined && on.matchId !== (match?.id ?? null);
  // Another programme has begun since the page was made.
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

function Unavailable() {
  const t = useText();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('tv.title')}</h1>
      <Notice title={t('tv.unavailable')} />
    </div>
  );
}

function NowAndNext({
  entries,
  renderClock: { timeZone },
}: {
  entries: readonly TvGuideEntry[];
  renderClock: RenderClock;
}) {
  const t = useText();
  const [now, next] = entries;
  const parts = [
    { label: t('tv.now'), entry: now },
    { label: t('tv.next'), entry: next },
  ];
  return (
    <dl className={styles.nowNext}>
      {parts.map(
        ({ label, entry }) =>
          entry && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{entry.title ?? t('tv.filler')}</dd>
              <dd className={styles.time}>
                {t('tv.times', {
                  from: formatTime(entry.start, timeZone),
                  to: formatTime(entry.end, timeZone),
                })}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

function notOver(entries: readonly TvGuideEntry[], { now }: RenderClock): TvGuideEntry[] {
  return entries.filter(({ end }) => end > now);
}

function titleOf(entry: TvGuideEntry | undefined): string | null {
  return entry?.title ?? null;
}

function nextDay({ now, timeZone }: RenderClock): number {
  return addDays(startOfDay(now, timeZone), 1, timeZone);
}
