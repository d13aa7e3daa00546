import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../ui/dialog.tsx';
import iconButton from '../ui/icon-button.module.css';
import { Icon } from '../ui/icon.tsx';
import { matchesIcon } from '../ui/icons.ts';
import { useText } from '../ui/use-text.ts';
import { CalendarAddress } from './calendar-address.tsx';

export interface CalendarButtonProps {
  /** Name of the team or the league. */
  name: string;
  /** Its own path, which its calendar's begins with. */
  root: string;
}

/** Button that opens the address of a calendar. */
export default function CalendarButton({ name, root }: CalendarButtonProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={iconButton.button}
        aria-label={t('calendar.subscribe', { name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon path={matchesIcon} />
      </button>
      {/* It stands on the page's own ground, not on the stage. */}
      {createPortal(
        <Dialog
          title={t('calendar.title', { name })}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        >
          <CalendarAddress root={root} />
        </Dialog>,
        document.body,
      )}
    </>
  );
}
