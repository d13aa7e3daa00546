import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../ui/use-text.ts';
import visuallyHidden from '../ui/visually-hidden.module.css';

/** Announces the title of each further page: navigation in the product loads no document. */
export function PageAnnouncer() {
  const t = useText();
  const { pathname } = useLocation();
  const region = useRef<HTMLOutputElement>(null);
  // The browser announces the first itself.
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
