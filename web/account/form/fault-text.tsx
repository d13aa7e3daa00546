import { Icon } from '../../ui/icon.tsx';
import { warnIcon } from '../../ui/icons.ts';
import { useText } from '../../ui/use-text.ts';
import type { Fault } from './fault.ts';

/** Shows a fault's text after a warning icon. */
export function FaultText({ of: { text } }: { of: Fault }) {
  const t = useText();
  return (
    <>
      <Icon path={warnIcon} size={16} />
      {t(text)}
    </>
  );
}
