import { useText } from '../text/use-text.ts';
import link from '../ui/link.module.css';

/** Where the comments of a page stand on it. */
export const COMMENTS_ID = 'comments';

/** Says near a page's head how many comments it has, and leads to them; `count` is null where nobody could tell. */
export function CommentsLink({ count }: { count: number | null }) {
  const t = useText();
  return (
    <a className={link.link} href={`#${COMMENTS_ID}`}>
      {t('comments.title', { count: count ?? 0 })}
    </a>
  );
}
