import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from './use-text.ts';
import styles from './dialog.module.css';
import iconButton from './icon-button.module.css';
import { Icon } from './icon.tsx';
import { closeIcon } from './icons.ts';
import { closeModal, openModal, removeModal } from './modal-stack.ts';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  /** Called on Escape, the button, or a press beside the dialog. */
  onClose: () => void;
  /** Ignores presses beside it, to keep typed text. */
  isKept?: boolean;
  children: ReactNode;
}

/**
 * Shows a modal dialog. The native element traps focus, makes the page behind inert and restores
 * focus; the page behind cannot scroll.
 */
export function Dialog({ title, isOpen, onClose, isKept = false, children }: DialogProps) {
  const t = useText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // The content stays until the dialog has closed.
  const [isShown, setShown] = useState(isOpen);
  if (isOpen && !isShown) setShown(true);

  useEffect(() => {
    if (!dialog.current) return;
    if (isOpen) openModal(dialog.current);
    else closeModal(dialog.current);
  }, [isOpen]);

  // If an open dialog left the page, focus would not return to its previous element.
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
        // Cancelling a file chooser inside fires the same event.
        if (event.target !== event.currentTarget) return;
        // The dialog closes after its animation.
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        setShown(false);
        onClose();
      }}
      onClick={({ target, currentTarget }) => {
        // The content covers the dialog: only the backdrop targets the dialog.
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
            <Icon path={closeIcon} />
          </button>
        </div>
        {isShown && children}
      </div>
    </dialog>
  );
}
