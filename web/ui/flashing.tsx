import type { ReactNode } from 'react';
import { useFlash } from './use-flash.ts';

/** Lights up its content for a moment when `value` changes, and never at first. */
export function Flashing({
  value,
  children,
}: {
  value: string | number | null;
  children: ReactNode;
}) {
  const { key, className } = useFlash(value);
  return (
    <span key={key} className={className}>
      {children}
    </span>
  );
}
