import { useText } from '../ui/use-text.ts';
import link from '../ui/link.module.css';

/** Id of the comments' element on a page. */
export const COMMENTS_ID = 'comments';

/** Shows the number of comments near a page's head and links to them; `count` is null if unknown. */
export function CommentsLink({ count }: { count: number | null }) {
  const t = useText();
  return (
    <a className={link.link} href={`#${COMMENTS_ID}`}>
      {t('comments.title', { count: count ?? 0 })}
    </a>
  );
}
