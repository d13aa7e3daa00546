import { useDelay } from '../live/use-delay.ts';
import { Notice } from '../ui/notice.tsx';
import { useText } from '../ui/use-text.ts';

/** Says that a tab waits for the fan's stream. */
export default function HeldNotice() {
  const t = useText();
  return (
    <Notice title={t('delay.held')}>
      <p>{t('delay.heldLead', { seconds: useDelay() })}</p>
    </Notice>
  );
}
