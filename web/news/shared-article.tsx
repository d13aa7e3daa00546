import { Link } from 'react-router';
import { articlePath } from '../paths/news-path.ts';
import { useText } from '../ui/use-text.ts';
import button from '../ui/button.module.css';
import surface from '../ui/surface.module.css';
import { ArticleFacts } from './article-facts.tsx';
import { Cover } from './cover.tsx';
import type { ArticleData } from './load-article.server.ts';
import styles from './shared-article.module.css';
import { wholeScores } from './whole-scores.ts';

/** Previews a shared article, with links to read it here or in the app. */
export function SharedArticle({ data: { article, renderClock } }: { data: ArticleData }) {
  const t = useText();
  return (
    <article className={surface.surface}>
      <Cover of={article} isFirst />
      <div className={styles.words}>
        <ArticleFacts article={article} renderClock={renderClock} />
        <h1 className={styles.title} lang={article.language} dir="auto">
          {wholeScores(article.title)}
        </h1>
        {article.summary !== '' && (
          <p className={styles.summary} lang={article.language} dir="auto">
            {article.summary}
          </p>
        )}
        <Link className={button.button} to={articlePath(article)}>
          {t('article.read')}
        </Link>
      </div>
    </article>
  );
}
