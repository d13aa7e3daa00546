import { Link, useLocation } from 'react-router';
import { messageText } from '../../edge/shared/text/message-text.ts';
import { useText } from '../ui/use-text.ts';
import button from '../ui/button.module.css';
import link from '../ui/link.module.css';
import { StillLine } from '../ui/still-line.tsx';
import styles from './error-page.module.css';
import type { PageError } from './page-error.ts';

export interface ErrorPageProps {
  error: PageError;
}

export function ErrorPage({ error }: ErrorPageProps) {
  const t = useText();
  const { pathname, search } = useLocation();
  const isMissing = error.status === 404;
  return (
    <div className={styles.page}>
      <StillLine state={isMissing ? 'over' : 'stopped'} />
      <p className={styles.status}>{error.status}</p>
      <h1 className={styles.title}>{t(`status.${error.status}`)}</h1>
      <p className={styles.message}>
        {error.message === null ? t('failure.missing') : messageText(t, error.message)}
      </p>
      <div className={styles.actions}>
        {!isMissing && (
          // A reload of the whole document, which works without scripts.
          <Link
            className={`${button.button} ${button.filled}`}
            to={{ pathname, search }}
            reloadDocument
          >
            {t('action.retry')}
          </Link>
        )}
        <Link className={isMissing ? `${button.button} ${button.filled}` : link.link} to="/">
          {t('action.toScores')}
        </Link>
        {isMissing && (
          <Link className={link.link} to="/search">
            {t('action.search')}
          </Link>
        )}
      </div>
    </div>
  );
}
