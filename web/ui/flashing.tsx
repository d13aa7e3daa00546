import type { ReactNode } from 'react';
import { useFlash } from './use-flash.ts';

/** Highlights its content briefly when `value` changes, but not at first. */
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
