import { toast, type ToastOptions } from 'react-toastify/unstyled';
import styles from './toast-with-action.module.css';

export interface ToastAction {
  label: string;
  run: () => void;
}

export interface ActionToastOptions {
  /** Replaces the toast of this id, if one is open. */
  id: string;
  /** Stays until it is answered or closed; others close by themselves (spec point 9). */
  stays?: boolean;
}

/** Shows what happened, with a button that acts on it. */
export function toastWithAction(
  text: string,
  { label, run }: ToastAction,
  { id, stays = false }: ActionToastOptions,
): void {
  const content = ({ closeToast }: { closeToast: () => void }) => (
    <div className={styles.content}>
      <span className={styles.words}>{text}</span>
      <button
        type="button"
        className={styles.action}
        onClick={() => {
          run();
          closeToast();
        }}
      >
        {label}
      </button>
    </div>
  );
  const options: ToastOptions = { closeOnClick: false, ...(stays && { autoClose: false }) };
  if (toast.isActive(id)) toast.update(id, { ...options, render: content });
  else toast.info(content, { ...options, toastId: id });
}
