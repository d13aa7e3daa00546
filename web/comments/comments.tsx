import { useEffect, useState } from 'react';
import type { Comment } from '../../edge/contracts/comment.ts';
import * as CALLS from '../../edge/contracts/calls.ts';
import { call, type Api } from '../api/client.ts';
import { browserApi } from '../app/browser-api.ts';
import { failedBy } from '../api/settled.ts';
import { useSession } from '../session/session.ts';
import { openSignIn } from '../session/open-sign-in.ts';
import { useText } from '../text/use-text.ts';
import { messageText } from '../text/message-text.ts';
import { formatDateAt } from '../time/time-format.ts';
import type { RenderClock } from '../time/render-clock.ts';
import button from '../ui/button.module.css';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { CommentForm } from './comment-form.tsx';
import styles from './comments.module.css';

export interface CommentsProps {
  /** Of the article or video that they are about. */
  newsId: string;
  renderClock: RenderClock;
  api?: Api;
}

const SIZE = 20;

interface Listed {
  items: readonly Comment[];
  /** Pages that were read. */
  pages: number;
  total: number;
}

/** What fans say of an article or a video, the newest first; it is loaded once the page is open. */
export function Comments({ newsId, renderClock, api }: CommentsProps) {
  const t = useText();
  const [listed, setListed] = useState<Listed>();
  const [failure, setFailure] = useState<string>();
  const { isLoggedIn, userProfileData } = useSession();

  async function read(pages: number) {
    try {
      const query = { newsId, page: pages, size: SIZE };
      const { items, total } = await call(api ?? browserApi(), CALLS.listComments, query);
      setListed((before) => ({ items: joined(before?.items ?? [], items), pages, total }));
      setFailure(undefined);
    } catch (error) {
      setFailure(failedBy(error).message);
    }
  }

  useEffect(() => {
    void read(1);
    // Another article is another component: see its key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  /** Shows it at once; takes it back where it is refused. */
  async function add(text: string): Promise<string | null> {
    const sent: Comment = {
      commentId: `sent-${Date.now()}`,
      newsId,
      text,
      createdAt: Date.now(),
      username: userProfileData?.username ?? null,
      isUserDeleted: false,
      uniqueHashKey: userProfileData?.uniqueHashKey ?? '',
    };
    setListed((before) => withNew(before, [sent]));
    try {
      const added = await call(api ?? browserApi(), CALLS.addComment, { body: { newsId, text } });
      setListed((before) => withNew(without(before, sent), [added]));
      return null;
    } catch (error) {
      setListed((before) => without(before, sent));
      return failedBy(error).message;
    }
  }

  return (
    <Card title={t('comments.title', { count: listed?.total ?? 0 })}>
      {isLoggedIn ? (
        <CommentForm onSend={add} />
      ) : (
        <p className={styles.signIn}>
          <button type="button" className={button.button} onClick={() => openSignIn()}>
            {t('comments.signIn')}
          </button>
        </p>
      )}
      {failure !== undefined && <Notice title={messageText(t, failure)} />}
      {listed?.items.length === 0 && <Notice title={t('comments.none')} />}
      <ol className={styles.list}>
        {listed?.items.map((comment) => (
          <li key={comment.commentId} className={styles.comment}>
            <p className={styles.by}>
              <span className={styles.name}>
                {comment.isUserDeleted
                  ? t('comments.deletedUser')
                  : (comment.username ?? t('comments.unnamedUser'))}
              </span>
              <time dateTime={new Date(comment.createdAt).toISOString()}>
                {formatDateAt(t, comment.createdAt, renderClock)}
              </time>
            </p>
            <p className={styles.text}>{comment.text}</p>
          </li>
        ))}
      </ol>
      {listed && listed.items.length < listed.total && (
        <p className={styles.signIn}>
          <button
            type="button"
            className={button.button}
            onClick={() => void read(listed.pages + 1)}
          >
            {t('comments.more')}
          </button>
        </p>
      )}
    </Card>
  );
}

/** A page after those before it; what was said meanwhile has moved some of it there already. */
function joined(before: readonly Comment[], page: readonly Comment[]): Comment[] {
  const known = new Set(before.map(({ commentId }) => commentId));
  return [...before, ...page.filter(({ commentId }) => !known.has(commentId))];
}

function withNew(listed: Listed | undefined, added: readonly Comment[]): Listed {
  const { items, pages, total } = listed ?? { items: [], pages: 1, total: 0 };
  return { items: joined(added, items), pages, total: total + added.length };
}

function without(listed: Listed | undefined, gone: Comment): Listed | undefined {
  return (
    listed && {
      ...listed,
      items: listed.items.filter(({ commentId }) => commentId !== gone.commentId),
      total: listed.total - 1,
    }
  );
}
