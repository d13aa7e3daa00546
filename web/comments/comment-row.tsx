import type { Comment } from '../../edge/contracts/comment.ts';
import { useText } from '../ui/use-text.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { formatDateAt } from '../../edge/shared/time/time-format.ts';
import type { Asked } from './comment-dialog.tsx';
import { ageText } from './comment-age.ts';
import { Avatar } from './avatar.tsx';
import styles from './comments.module.css';

export interface CommentRowProps {
  comment: Comment;
  clock: RenderClock;
  /** Possible action: its author deletes it, others report it. */
  kind: Asked['kind'];
  isReported: boolean;
  onAsk: (asked: Asked) => void;
}

/** Shows a comment: who wrote it and when, its text, and what one can do about it. */
export function CommentRow({ comment, clock, kind, isReported, onAsk }: CommentRowProps) {
  const t = useText();
  const { commentId, createdAt, isUserDeleted, username, text, uniqueHashKey } = comment;
  const name = isUserDeleted ? t('comments.deletedUser') : (username ?? t('comments.unnamedUser'));
  const moment = formatDateAt(t, createdAt, clock);
  // A comment being sent has no API id yet.
  const isSent = !commentId.startsWith('sent-');
  return (
    <li className={styles.comment}>
      <Avatar id={uniqueHashKey} name={name} />
      <div className={styles.said}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
          <time dateTime={new Date(createdAt).toISOString()} title={moment}>
            {ageText(t, createdAt, clock.now) ?? moment}
          </time>
        </p>
        <p className={styles.text} dir="auto">
          {text}
        </p>
        {isReported ? (
          <p className={styles.reported}>{t('comments.isReported')}</p>
        ) : (
          isSent && (
            <button
              type="button"
              className={styles.action}
              aria-label={t(kind === 'delete' ? 'comments.deleteOf' : 'comments.reportOf', {
                text,
              })}
              onClick={() => onAsk({ kind, comment })}
            >
              {t(`comments.${kind}`)}
            </button>
          )
        )}
      </div>
    </li>
  );
}
