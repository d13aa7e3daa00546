import { Link } from 'react-router';
import { newsPath } from '../paths/news-path.ts';
import { useText } from '../text/use-text.ts';
import button from '../ui/button.module.css';
import { Notice } from '../ui/notice.tsx';
import styles from './article-page.module.css';

/** What stands in the place of an article that was published once and is no more. */
export function WithdrawnArticle() {
  const t = useText();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('article.withdrawn')}</h1>
      <Notice title={t('article.withdrawnHint')}>
        <Link className={button.button} to={newsPath()}>
          {t('news.more')}
        </Link>
      </Notice>
    </div>
  );
}
