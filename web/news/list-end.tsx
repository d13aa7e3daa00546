import { Link } from 'react-router';
import type { MorePages } from '../app/use-more-pages.ts';
import { useReadOn } from '../app/use-read-on.ts';
import { useText } from '../ui/use-text.ts';
import button from '../ui/button.module.css';
import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './list-end.module.css';

export interface ListEndProps {
  list: MorePages<unknown>;
  /** Path of the list; with `?flag=` it returns the next page. */
  path: string;
  /** Label of the link to its next page. */
  more: string;
  /** Text for screen readers after the list has grown; null before. */
  grown: string | null;
}

/** Shows the end of a list of articles or videos, which loads more on scroll or by a link. */
export function ListEnd({ list, path, more, grown }: ListEndProps) {
  const t = useText();
  const { flag, isLoading, isFailed } = list;
  const { end, onMore } = useReadOn(list);
  return (
    <>
      {flag !== null && (
        <p className={styles.end}>
          <Link
            ref={end}
            className={button.button}
            to={`${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ flag })}`}
            aria-disabled={isLoading}
            onClick={onMore}
          >
            {isLoading ? t('news.loading') : isFailed ? t('action.retry') : more}
          </Link>
        </p>
      )}
      <output className={visuallyHidden.text} aria-live="polite">
        {isFailed && t('failure.generic')}
        {grown}
      </output>
    </>
  );
}
