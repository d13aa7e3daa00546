import { Link } from 'react-router';
import { ShareButton } from '../app/share-button.tsx';
import { Comments } from '../comments/comments.tsx';
import { CommentsLink } from '../comments/comments-link.tsx';
import { SportRoom } from '../live/sport-room.tsx';
import { articlePath } from '../paths/news-path.ts';
import { formatDayOfYear, formatTime } from '../../edge/shared/time/time-format.ts';
import { useText } from '../ui/use-text.ts';
import { Card } from '../ui/card.tsx';
import link from '../ui/link.module.css';
import surface from '../ui/surface.module.css';
import { ArticleFacts } from './article-facts.tsx';
import styles from './article-page.module.css';
import { Cover } from './cover.tsx';
import type { ArticleData } from './load-article.server.ts';
import { NewsList } from './news-list.tsx';
import { ShownMatch } from './shown-match.tsx';
import { Subjects } from './subjects.tsx';
import { wholeScores } from './whole-scores.ts';

/** Shows an article with its matches' current state. */
export function ArticlePage({ data }: { data: ArticleData }) {
  const { roomSnapshot } = data;
  const content = <Content data={data} />;
  return roomSnapshot ? <SportRoom roomSnapshot={roomSnapshot}>{content}</SportRoom> : content;
}

function Content({ data }: { data: ArticleData }) {
  const t = useText();
  const { article, parts, matches, minutes, inOwnLanguage, related, renderClock } = data;
  const { language, summary, author, publishedAt, updatedAt } = article;
  const { timeZone } = renderClock;
  const moment = (time: number) =>
    t('date.withTime', {
      date: formatDayOfYear(t, time, timeZone),
      time: formatTime(time, timeZone),
    });
  return (
    <div className={styles.page}>
      <article className={surface.surface}>
        <div className={styles.cover}>
          <Cover of={article} isFirst />
        </div>
        <div className={styles.article}>
          <header className={styles.header}>
            <ArticleFacts article={article} renderClock={renderClock} />
            <h1 className={styles.title} lang={language} dir="auto">
              {wholeScores(article.title)}
            </h1>
            {summary !== '' && (
              <p className={styles.summary} lang={language} dir="auto">
                {summary}
              </p>
            )}
            <p className={styles.by}>
              {author !== null && (
                <span className={styles.author}>{t('article.by', { author })}</span>
              )}
              <time dateTime={new Date(publishedAt).toISOString()}>{moment(publishedAt)}</time>
              {updatedAt > publishedAt && (
                <time dateTime={new Date(updatedAt).toISOString()}>
                  {t('article.updated', { time: moment(updatedAt) })}
                </time>
              )}
              <span>{t('article.minutes', { count: minutes })}</span>
            </p>
            {inOwnLanguage && (
              <Link className={link.link} to={articlePath(inOwnLanguage)}>
                {t('article.inYourLanguage')}
              </Link>
            )}
            <div className={styles.ways}>
              <CommentsLink count={data.comments} />
              <ShareButton of="article" title={article.title} path={articlePath(article)} />
            </div>
          </header>
          <div className={styles.text}>
            {parts.map((part, index) =>
              part.kind === 'html' ? (
                // The edge has sanitized it: see its `clean-html.ts`.
                <div
                  key={index}
                  className={styles.prose}
                  lang={language}
                  dir="auto"
                  dangerouslySetInnerHTML={{ __html: part.html }}
                />
              ) : (
                <ShownMatch key={index} match={part.match} renderClock={renderClock} />
              ),
            )}
          </div>
          {matches.length > 0 && (
            <section aria-labelledby="article-matches">
              <h2 id="article-matches">{t('article.matches')}</h2>
              {matches.map((match) => (
                <ShownMatch key={match.id} match={match} renderClock={renderClock} />
              ))}
            </section>
          )}
          <Subjects {...data} />
        </div>
      </article>
      {related.length > 0 && (
        <aside className={styles.rail} aria-label={t('article.related')}>
          <Card title={t('article.related')}>
            <NewsList articles={related} renderClock={renderClock} />
          </Card>
        </aside>
      )}
      <Comments key={article.id} newsId={article.id} renderClock={renderClock} />
    </div>
  );
}
