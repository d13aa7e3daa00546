import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../text/use-text.ts';
import visuallyHidden from '../ui/visually-hidden.module.css';

/** Says the title of each further page: going on within the product loads no document that would. */
export function PageAnnouncer() {
  const t = useText();
  const { pathname } = useLocation();
  const region = useRef<HTMLOutputElement>(null);
  // The browser itself announces the first.
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
