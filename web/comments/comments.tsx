import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Comment } from '../../edge/contracts/comment.ts';
import type { Api } from '../api/client.ts';
import { useSession } from '../session/session.ts';
import { openSignIn } from '../session/open-sign-in.ts';
import { useText } from '../ui/use-text.ts';
import { messageText } from '../../edge/shared/text/message-text.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import button from '../ui/button.module.css';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentRow } from './comment-row.tsx';
import type { Asked } from './comment-dialog.tsx';
import styles from './comments.module.css';
import { COMMENTS_ID } from './comments-link.tsx';
import { useComments } from './use-comments.ts';

const CommentDialog = lazy(() => import('./comment-dialog.tsx'));

export interface CommentsProps {
  /** Id of the article or video commented on. */
  newsId: string;
  renderClock: RenderClock;
  api?: Api;
}

/** Shows the comments on an article or video, newest first. Loads them in the browser. */
export function Comments({ newsId, renderClock, api }: CommentsProps) {
  const t = useText();
  const { listed, failure, readMore, add, remove, report } = useComments(newsId, api);
  const { isLoggedIn, userProfileData } = useSession();
  const now = useMinutes();
  // Kept here, since the form is absent while the fan is signed out.
  const [draft, setDraft] = useState('');
  const [asked, setAsked] = useState<Asked>();
  const [reported, setReported] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<'deleted' | 'reported'>();
  const status = useRef<HTMLOutputElement>(null);

  async function confirm({ kind, comment }: Asked): Promise<string | null> {
    const refusal = await (kind === 'delete' ? remove(comment) : report(comment));
    if (refusal !== null) return refusal;
    if (kind === 'report') setReported((before) => new Set([...before, comment.commentId]));
    setDone(kind === 'delete' ? 'deleted' : 'reported');
    setAsked(undefined);
    // The focused element is gone.
    status.current?.focus();
    return null;
  }

  const isOwn = ({ uniqueHashKey, isUserDeleted }: Comment) =>
    isLoggedIn && !isUserDeleted && uniqueHashKey === userProfileData?.uniqueHashKey;

  return (
    <div id={COMMENTS_ID}>
      <Card title={t('comments.title', { count: listed?.total ?? 0 })}>
        <output ref={status} className={styles.done} tabIndex={-1}>
          {done && t(`comments.${done}`)}
        </output>
        {failure !== undefined && <Notice title={messageText(t, failure)} />}
        {listed?.items.length === 0 && <Notice title={t('comments.none')} />}
        <ol>
          {listed?.items.map((comment) => (
            <CommentRow
              key={comment.commentId}
              comment={comment}
              clock={{ ...renderClock, now }}
              kind={isOwn(comment) ? 'delete' : 'report'}
              isReported={reported.has(comment.commentId)}
              onAsk={setAsked}
            />
          ))}
        </ol>
        {listed && listed.items.length < listed.total && (
          <p className={styles.way}>
            <button type="button" className={button.button} onClick={() => void readMore()}>
              {t('comments.more')}
            </button>
          </p>
        )}
        {isLoggedIn ? (
          <CommentForm text={draft} onText={setDraft} onSend={add} />
        ) : (
          <p className={styles.way}>
            <button type="button" className={button.button} onClick={() => openSignIn()}>
              {t('comments.signIn')}
            </button>
          </p>
        )}
      </Card>
      {asked && (
        <Suspense fallback={null}>
          <CommentDialog
            key={asked.comment.commentId}
            asked={asked}
            onConfirm={confirm}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

const MINUTE = 60_000;

/** Returns this device's time, ms, updated each minute. Only for content that no server renders. */
function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
