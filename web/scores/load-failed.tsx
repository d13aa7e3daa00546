import { useRevalidator } from 'react-router';
import button from '../ui/button.module.css';
import { Notice } from '../ui/notice.tsx';

/** Stands where a list could not be loaded. */
export function LoadFailed() {
  const { revalidate, state } = useRevalidator();
  return (
    <Notice title="Something went wrong. Please try again!">
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
