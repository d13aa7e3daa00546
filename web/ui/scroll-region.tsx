import type { ReactNode } from 'react';
import styles from './scroll-region.module.css';

export interface ScrollRegionProps {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Shows content that scrolls if it is too large. */
export function ScrollRegion({ label, className = '', children }: ScrollRegionProps) {
  return (
    <section
      className={`${styles.region} ${className}`}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
      tabIndex={0}
    >
      {children}
    </section>
  );
}
