import { Dialog } from '../ui/dialog.tsx';
import iconButton from '../ui/icon-button.module.css';
import { Icon } from '../ui/icon.tsx';
import { matchesIcon } from '../ui/icons.ts';
import { useText } from '../ui/use-text.ts';
import { CalendarAddress } from './calendar-address.tsx';

export { CalendarAddress };

/** Button that opens the dialog; `name` is the team's or the league's. */
export function CalendarButton({ name, onPress }: { name: string; onPress: () => void }) {
  const t = useText();
  return (
    <button
      type="button"
      className={iconButton.button}
      aria-label={t('calendar.subscribe', { name })}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <Icon path={matchesIcon} />
    </button>
  );
}

export interface CalendarDialogProps {
  name: string;
  /** Path of the team or the league; the calendar's path is this one with `.ics`. */
  root: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog with the address of a calendar. */
export function CalendarDialog({ name, root, isOpen, onClose }: CalendarDialogProps) {
  const t = useText();
  return (
    <Dialog title={t('calendar.title', { name })} isOpen={isOpen} onClose={onClose}>
      <CalendarAddress root={root} />
    </Dialog>
  );
}
