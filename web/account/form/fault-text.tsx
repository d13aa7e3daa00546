import { Icon } from '../../ui/icon.tsx';
import { useText } from '../../ui/use-text.ts';
import type { Fault } from './fault.ts';

/** Says what is wrong, with a sign. */
export function FaultText({ of: { text } }: { of: Fault }) {
  const t = useText();
  return (
    <>
      <Icon name="warn" size={16} />
      {t(text)}
    </>
  );
}
