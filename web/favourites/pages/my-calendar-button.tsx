import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import iconButton from '../../ui/icon-button.module.css';
import { Icon } from '../../ui/icon.tsx';
import { matchesIcon } from '../../ui/icons.ts';
import { useText } from '../../ui/use-text.ts';
import { MyCalendarSheet } from './my-calendar-sheet.tsx';

/** Shows the button that opens the dialog of the fan's own calendar. */
export default function MyCalendarButton() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={iconButton.button}
        aria-label={t('calendar.subscribeMine')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon path={matchesIcon} />
      </button>
      <Dialog title={t('calendar.titleMine')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <MyCalendarSheet />
      </Dialog>
    </>
  );
}
