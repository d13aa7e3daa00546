import { useDelay } from '../live/use-delay.ts';
import { Notice } from '../ui/notice.tsx';
import { useText } from '../ui/use-text.ts';

/** Says that a tab's data waits until it is as old as the fan's delay. */
export default function HeldNotice() {
  const t = useText();
  return (
    <Notice title={t('delay.held')}>
      <p>{t('delay.heldLead', { seconds: useDelay() })}</p>
    </Notice>
  );
}
