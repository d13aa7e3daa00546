import { useShell } from '../../app/shell.ts';
import { Icon } from '../../ui/icon.tsx';
import { warnIcon } from '../../ui/icons.ts';
import { useText } from '../../ui/use-text.ts';
import type { Fault } from './fault.ts';

/** Shows a fault's text after a warning icon. Where no SMS can be sent, none asks for a phone number. */
export function FaultText({ of: { text } }: { of: Fault }) {
  const t = useText();
  const isByEmail = useShell()?.lacksSms;
  return (
    <>
      <Icon path={warnIcon} size={16} />
      {t(text === 'fault.identifier' && isByEmail ? 'fault.email' : text)}
    </>
  );
}
