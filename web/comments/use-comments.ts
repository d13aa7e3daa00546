import { useEffect, useState } from 'react';
import type { Comment } from '../../edge/contracts/comment.ts';
import * as CALLS from '../../edge/contracts/calls.ts';
import { call, type Api } from '../api/client.ts';
import { orNullWhenMissing } from '../api/failure.ts';
import { failedBy } from '../api/settled.ts';
import { browserApi } from '../app/browser-api.ts';
import { reportAction } from '../app/monitoring/report.ts';
import { useSession } from '../session/session.ts';

const SIZE = 20;

interface Listed {
  items: readonly Comment[];
  /** Number of pages read. */
  pages: number;
  total: number;
}

/** Result of a call: null if accepted, else the message of its failure. */
export type Outcome = Promise<string | null>;

export interface CommentList {
  listed: Listed | undefined;
  /** Message of the failure to load the latest page. */
  failure: string | undefined;
  readMore: () => Promise<void>;
  /** Shows a comment at once, and removes it if the API refuses it. */
  add: (text: string) => Outcome;
  /** Deletes one of the fan's own comments. */
  remove: (comment: Comment) => Outcome;
  report: (comment: Comment) => Outcome;
}

/** Loads, adds, deletes and reports the comments on an article or a video, newest first. */
export function useComments(newsId: string, givenApi?: Api): CommentList {
  const [listed, setListed] = useState<Listed>();
  const [failure, setFailure] = useState<string>();
  const { userProfileData } = useSession();
  const api = (needsAccount = false) => givenApi ?? browserApi({ needsAccount });

  async function read(pages: number) {
    try {
      const query = { newsId, page: pages, size: SIZE };
      const { items, total } = await call(api(), CALLS.listComments, query);
      setListed((before) => ({ items: joined(before?.items ?? [], items), pages, total }));
      setFailure(undefined);
    } catch (error) {
      setFailure(failedBy(error).message);
    }
  }

  useEffect(() => {
    void read(1);
    // For another article, the component's key remounts it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  async function add(text: string): Outcome {
    const sent: Comment = {
      commentId: `sent-${Date.now()}`,
      newsId,
      text,
      createdAt: Date.now(),
      username: userProfileData?.username ?? null,
      isUserDeleted: false,
      uniqueHashKey: userProfileData?.uniqueHashKey ?? '',
    };
    setListed((before) => withNew(before, sent));
    try {
      const added = await call(api(true), CALLS.addComment, { body: { newsId, text } });
      setListed((before) => withNew(without(before, sent), added));
      reportAction('comment', { news: newsId });
      return null;
    } catch (error) {
      setListed((before) => without(before, sent));
      return failedBy(error).message;
    }
  }

  return {
    listed,
    failure,
    readMore: () => read((listed?.pages ?? 0) + 1),
    add,
    remove: (comment) =>
      outcomeOf(async () => {
        // A missing comment counts as deleted: the operator may have removed it.
        await orNullWhenMissing(call(api(true), CALLS.deleteComment, { id: comment.commentId }));
        setListed((before) => without(before, comment));
      }),
    report: (comment) =>
      outcomeOf(() =>
        orNullWhenMissing(call(api(), CALLS.reportComment, { id: comment.commentId })),
      ),
  };
}

async function outcomeOf(change: () => Promise<unknown>): Outcome {
  try {
    await change();
    return null;
  } catch (error) {
    return failedBy(error).message;
  }
}

/** Returns the list with a page's unknown comments appended: new comments shift the pages. */
function joined(before: readonly Comment[], page: readonly Comment[]): Comment[] {
  const known = new Set(before.map(({ commentId }) => commentId));
  return [...before, ...page.filter(({ commentId }) => !known.has(commentId))];
}

function withNew(listed: Listed | undefined, added: Comment): Listed {
  const { items, pages, total } = listed ?? { items: [], pages: 1, total: 0 };
  return { items: joined([added], items), pages, total: total + 1 };
}

function without(listed: Listed | undefined, gone: Comment): Listed | undefined {
  if (!listed) return undefined;
  const items = listed.items.filter(({ commentId }) => commentId !== gone.commentId);
  return { ...listed, items, total: listed.total - (listed.items.length - items.length) };
}
