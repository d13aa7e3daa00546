import { useRevalidator } from 'react-router';
import button from './button.module.css';
import { Notice } from './notice.tsx';

/** Stands where a list could not be loaded, with the reason in the words of spec point 8. */
export function LoadFailed({ message }: { message: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Notice title={message}>
      <button
        type="button"
        className={button.button}
        disabled={state === 'loading'}
        onClick={() => void revalidate()}
      >
        Try again
      </button>
    </Notice>
  );
}
