import { useState } from 'react';
import type { Comment } from '../../edge/contracts/comment.ts';
import { messageText } from '../../edge/shared/text/message-text.ts';
import { useText } from '../ui/use-text.ts';
import button from '../ui/button.module.css';
import { Dialog } from '../ui/dialog.tsx';
import styles from './comments.module.css';

/** Action on a comment, pending the visitor's confirmation. */
export interface Asked {
  kind: 'delete' | 'report';
  comment: Comment;
}

export interface CommentDialogProps {
  asked: Asked;
  /** Performs the action. Returns the message of a refusal; null if accepted. */
  onConfirm: (asked: Asked) => Promise<string | null>;
  onClose: () => void;
}

/** Asks before a comment is deleted or reported: neither can be undone. */
export default function CommentDialog({ asked, onConfirm, onClose }: CommentDialogProps) {
  const t = useText();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const isDelete = asked.kind === 'delete';

  async function confirm() {
    if (isPending) return;
    setPending(true);
    setRefusal(undefined);
    const refused = await onConfirm(asked);
    if (refused === null) return;
    setPending(false);
    setRefusal(refused);
  }

  return (
    <Dialog
      title={t(isDelete ? 'comments.deleteTitle' : 'comments.reportTitle')}
      isOpen
      onClose={onClose}
    >
      <div className={styles.ask}>
        <blockquote className={styles.quote} dir="auto">
          {asked.comment.text}
        </blockquote>
        <p>{t(isDelete ? 'comments.deleteAsk' : 'comments.reportAsk')}</p>
        <p className={styles.refusal} role="alert">
          {refusal !== undefined && messageText(t, refusal)}
        </p>
        <div className={styles.choices}>
          <button type="button" className={button.button} onClick={onClose}>
            {t('comments.cancel')}
          </button>
          <button
            type="button"
            className={`${button.button} ${button.danger}`}
            aria-disabled={isPending}
            onClick={() => void confirm()}
          >
            {t(`comments.${asked.kind}`)}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
