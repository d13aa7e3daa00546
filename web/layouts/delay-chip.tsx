import { useEffect, useRef, useState } from 'react';
import { DelayField } from '../account/me/delay-field.tsx';
import { useClassAt } from '../app/widths.ts';
import { useDelay } from '../live/use-delay.ts';
import chip from '../ui/chip.module.css';
import menu from '../ui/menu.module.css';
import { useText } from '../ui/use-text.ts';

/** Shows by how many seconds the scores are late; a press opens the setting. */
export function DelayChip() {
  const t = useText();
  const at = useClassAt();
  const seconds = useDelay();
  const [isOpen, setOpen] = useState(false);
  const [narrow, wide] = [at('narrow'), at('wide')];
  // The setting stays open at 0, since a fan may pass through 0 while changing it.
  if (seconds === 0 && !isOpen) return null;
  return (
    <>
      <button
        type="button"
        className={chip.chip}
        aria-label={t('delay.label', { seconds })}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {narrow !== null && <span className={narrow}>{t('delay.short', { seconds })}</span>}
        {wide !== null && <span className={wide}>{t('delay.chip', { seconds })}</span>}
      </button>
      {isOpen && <DelayMenu onClose={() => setOpen(false)} />}
    </>
  );
}

/** Shows the setting in a menu. Escape or a press outside closes it. */
function DelayMenu({ onClose }: { onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.showPopover();
    box.current?.querySelector('input')?.focus();
  }, []);
  return (
    <div
      ref={box}
      popover="auto"
      className={menu.menu}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
    >
      <DelayField />
    </div>
  );
}
