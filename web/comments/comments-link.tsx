import { useText } from '../ui/use-text.ts';
import link from '../ui/link.module.css';

/** Id of the comments' element on a page. */
export const COMMENTS_ID = 'comments';

/**
 * Links to the comments from the top of a page and shows their number; `count` is null if unknown.
 */
export function CommentsLink({ count }: { count: number | null }) {
  const t = useText();
  return (
    <a className={link.link} href={`#${COMMENTS_ID}`}>
      {t('comments.title', { count: count ?? 0 })}
    </a>
  );
}
