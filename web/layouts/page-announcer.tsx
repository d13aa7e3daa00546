import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../ui/use-text.ts';
import visuallyHidden from '../ui/visually-hidden.module.css';

/**
 * Announces each new page's title to screen readers: navigation in the product loads no document.
 */
export function PageAnnouncer() {
  const t = useText();
  const { pathname } = useLocation();
  const region = useRef<HTMLOutputElement>(null);
  // The browser itself announces the first page.
  const announced = useRef(pathname);

  useEffect(() => {
    if (announced.current === pathname || !region.current) return;
    announced.current = pathname;
    region.current.textContent = document.title;
  }, [pathname]);

  return (
    <output
      ref={region}
      className={visuallyHidden.text}
      aria-live="polite"
      aria-label={t('page.announcer')}
    />
  );
}
