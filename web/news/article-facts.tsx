import { formatDateAt, formatTime } from '../../edge/shared/time/time-format.ts';
import { startOfDay } from '../../edge/shared/time/day.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import { useText } from '../ui/use-text.ts';
import type { ArticleCard } from './article.ts';
import { languageText } from './article-language.ts';
import styles from './article-facts.module.css';

/** Returns the time for today ('16:05'), else the date ('22 Nov'). */
export function publishedText(t: Text, time: number, clock: RenderClock): string {
  const isToday = startOfDay(time, clock.timeZone) === startOfDay(clock.now, clock.timeZone);
  return isToday ? formatTime(time, clock.timeZone) : formatDateAt(t, time, clock);
}

/** Shows an article's sport and date, and its language if it differs from the page's. */
export function ArticleFacts({
  article,
  renderClock,
  hasSport = true,
}: {
  article: Pick<ArticleCard, 'sportKey' | 'publishedAt' | 'language'>;
  renderClock: RenderClock;
  hasSport?: boolean;
}) {
  const t = useText();
  const language = languageText(t, article.language);
  return (
    <span className={styles.facts}>
      {hasSport && article.sportKey && (
        <b className={styles.sport}>{t(`sport.${article.sportKey}`)}</b>
      )}
      <time dateTime={new Date(article.publishedAt).toISOString()}>
        {publishedText(t, article.publishedAt, renderClock)}
      </time>
      {language !== null && <span>{language}</span>}
    </span>
  );
}
