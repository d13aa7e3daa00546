import { useRevalidator } from 'react-router';
import { messageText } from '../../edge/shared/text/message-text.ts';
import { useText } from './use-text.ts';
import button from './button.module.css';
import { Notice } from './notice.tsx';

/** Replaces a list that failed to load, with the reason as in spec point 8. */
export function LoadFailed({ message }: { message: string }) {
  const t = useText();
  const { revalidate, state } = useRevalidator();
  return (
    <Notice title={messageText(t, message)} line="stopped">
      <button
        type="button"
        className={button.button}
        disabled={state === 'loading'}
        onClick={() => void revalidate()}
      >
        {t('action.retry')}
      </button>
    </Notice>
  );
}
