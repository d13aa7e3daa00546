import { useId, useState, type Dispatch, type FormEvent, type SetStateAction } from 'react';
import { commentLength, MAX_COMMENT } from '../../edge/contracts/comment.ts';
import { messageText } from '../../edge/shared/text/message-text.ts';
import { useText } from '../ui/use-text.ts';
import button from '../ui/button.module.css';
import styles from './comments.module.css';

export interface CommentFormProps {
  /** Text in the box. */
  text: string;
  onText: Dispatch<SetStateAction<string>>;
  /** Sends the text. Returns the message of a refusal; null if accepted. */
  onSend: (text: string) => Promise<string | null>;
}

/**
 * Form for a comment. A refused text returns to the box, above what the fan has typed since, so that
 * nobody types anything twice.
 */
export function CommentForm({ text, onText, onSend }: CommentFormProps) {
  const t = useText();
  const id = useId();
  const [refusal, setRefusal] = useState<string>();
  const left = MAX_COMMENT - commentLength(text.trim());
  const isSendable = text.trim() !== '' && left >= 0;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!isSendable) return;
    onText('');
    setRefusal(undefined);
    const refused = await onSend(text.trim());
    if (refused === null) return;
    onText((since) => (since === '' ? text : `${text}\n${since}`));
    setRefusal(refused);
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <label className={styles.label} htmlFor={id}>
        {t('comments.write')}
      </label>
      <textarea
        id={id}
        className={styles.box}
        dir={text === '' ? undefined : 'auto'}
        rows={3}
        value={text}
        aria-describedby={`${id}-left`}
        aria-invalid={left < 0}
        onChange={(event) => onText(event.target.value)}
      />
      <div className={styles.foot}>
        <span className={styles.left} id={`${id}-left`}>
          {left < 0 ? t('comments.tooLong', { count: -left }) : t('comments.left', { count: left })}
        </span>
        <button
          type="submit"
          className={`${button.button} ${button.filled}`}
          disabled={!isSendable}
        >
          {t('comments.send')}
        </button>
      </div>
      <output className={styles.refusal} aria-live="polite">
        {refusal !== undefined && `${t('comments.failed')} ${messageText(t, refusal)}`}
      </output>
    </form>
  );
}
