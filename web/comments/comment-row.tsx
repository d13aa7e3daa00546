import type { Comment } from '../../edge/contracts/comment.ts';
import { initialsOf } from '../../edge/shared/crest/initials.ts';
import { kitNameOf } from '../../edge/shared/crest/kit-name.ts';
import { kitOf } from '../../edge/shared/crest/kit-of.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import { useText } from '../ui/use-text.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { formatDateAt } from '../../edge/shared/time/time-format.ts';
import type { Asked } from './comment-dialog.tsx';
import styles from './comments.module.css';

export interface CommentRowProps {
  comment: Comment;
  clock: RenderClock;
  /** The offered action: authors delete their comment, others report it. */
  kind: Asked['kind'];
  isReported: boolean;
  onAsk: (asked: Asked) => void;
}

/** Shows a comment: its author, age and text, and the button to delete or report it. */
export function CommentRow({ comment, clock, kind, isReported, onAsk }: CommentRowProps) {
  const t = useText();
  const { commentId, createdAt, isUserDeleted, username, text, uniqueHashKey } = comment;
  const name = isUserDeleted ? t('comments.deletedUser') : (username ?? t('comments.unnamedUser'));
  const moment = formatDateAt(t, createdAt, clock);
  // Until the API has stored a comment, its id begins with 'sent-'.
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

/** Shows a fan's initials in the colours of a kit, always the same for an id. Decorative. */
function Avatar({ id, name }: { id: string; name: string }) {
  return (
    <span
      className={styles.avatar}
      data-avatar=""
      data-kit={kitNameOf(kitOf({ id }).first)}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  );
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns a comment's age in words; null if it is a day or older. `time` and `now` are in ms. */
export function ageText(t: Text, time: number, now: number): string | null {
  // The server's clock may be a little ahead.
  const age = Math.max(0, now - time);
  if (age < MINUTE) return t('comments.justNow');
  if (age < HOUR) return t('comments.minutesAgo', { count: Math.floor(age / MINUTE) });
  if (age < DAY) return t('comments.hoursAgo', { count: Math.floor(age / HOUR) });
  return null;
}
