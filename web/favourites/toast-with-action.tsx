import { toast } from 'react-toastify/unstyled';
import styles from './toast-with-action.module.css';

/** Time to read what happened and to reach the button, ms. */
const TIME_TO_ACT = 6_000;

export interface ToastAction {
  label: string;
  run: () => void;
}

/** Tells what happened, with a button that does something about it. */
export function toastWithAction(told: string, { label, run }: ToastAction): void {
  toast.info(
    ({ closeToast }) => (
      <div className={styles.told}>
        <span className={styles.words}>{told}</span>
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
    ),
    { autoClose: TIME_TO_ACT, closeOnClick: false },
  );
}
