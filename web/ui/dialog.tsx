import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useText } from '../text/use-text.ts';
import styles from './dialog.module.css';
import iconButton from './icon-button.module.css';
import { Icon } from './icon.tsx';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  /** Asked for by Escape, the button, or a press beside the dialog. */
  onClose: () => void;
  /** A press beside it does nothing: what was typed would be lost. */
  isKept?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog. The platform's own keeps the focus inside, makes the page
 * behind inert and gives the focus back.
 */
export function Dialog({ title, isOpen, onClose, isKept = false, children }: DialogProps) {
  const t = useText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the keyboard has Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        // What lies in the dialog covers it: only the backdrop is the dialog itself.
        if (target === currentTarget && !isKept) onClose();
      }}
    >
      <div className={styles.content}>
        <div className={styles.top}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          <button
            type="button"
            className={iconButton.button}
            aria-label={t('action.close')}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </div>
        {isOpen && children}
      </div>
    </dialog>
  );
}
