import { useId, type ReactNode } from 'react';
import styles from './popover.module.css';

export interface PopoverProps {
  /** What the button shows; its name, where that is a drawing. */
  button: ReactNode;
  label?: string;
  buttonClass?: string | undefined;
  children: ReactNode;
}

/** A button and what it opens beside itself. The platform closes it on Escape and on a press elsewhere. */
export function Popover({ button, label, buttonClass, children }: PopoverProps) {
  const id = useId();
  return (
    <span className={styles.anchor}>
      <button
        type="button"
        className={`${styles.button} ${buttonClass ?? ''}`}
        aria-label={label}
        popoverTarget={id}
      >
        {button}
      </button>
      <div className={styles.popover} id={id} popover="auto">
        {children}
      </div>
    </span>
  );
}
