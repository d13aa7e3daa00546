import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useShell } from '../app/shell.ts';
import { PRODUCT_NAME } from '../../edge/contracts/product.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import styles from './restricted-layout.module.css';

export interface RestrictedLayoutProps {
  pageName: string | undefined;
  children: ReactNode;
}

/**
 * Shows a page that stays open in a restricted country. It has no navigation bars, since their
 * pages are closed there.
 */
export function RestrictedLayout({ pageName, children }: RestrictedLayoutProps) {
  return (
    <div data-layout="restricted" data-page={pageName}>
      <header className={styles.header}>
        <Link to="/geo-restricted" className={styles.brand}>
          <BrandMark size={28} />
          {useShell()?.brand.brandDisplayName ?? PRODUCT_NAME}
        </Link>
      </header>
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
