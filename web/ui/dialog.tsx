import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../text/use-text.ts';
import styles from './dialog.module.css';
import iconButton from './icon-button.module.css';
import { Icon } from './icon.tsx';
import { closeModal, openModal, removeModal } from './modal-stack.ts';

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
 * behind inert and gives the focus back; the page behind cannot be scrolled.
 */
export function Dialog({ title, isOpen, onClose, isKept = false, children }: DialogProps) {
  const t = useText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // What it says stays until it has closed.
  const [isShown, setShown] = useState(isOpen);
  if (isOpen && !isShown) setShown(true);

  useEffect(() => {
    if (!dialog.current) return;
    if (isOpen) openModal(dialog.current);
    else closeModal(dialog.current);
  }, [isOpen]);

  // Taken off the page while it is open, it would keep the focus from what had it before.
  useLayoutEffect(() => {
    const own = dialog.current;
    return () => {
      if (own) removeModal(own);
    };
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the keyboard has Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      data-state="closed"
      onCancel={(event) => {
        // A file's chooser within it is cancelled by the same event.
        if (event.target !== event.currentTarget) return;
        // It closes when its movement has ended.
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        setShown(false);
        onClose();
      }}
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
        {isShown && children}
      </div>
    </dialog>
  );
}
