import { useShell } from '../../app/shell.ts';
import visuallyHidden from '../../ui/visually-hidden.module.css';
import styles from './page-heading.module.css';

/** The page's heading; a phone's bar shows it already. */
export function PageHeading({ children }: { children: string }) {
  const isDesktop = useShell()?.isDesktop ?? true;
  return <h1 className={isDesktop ? styles.heading : visuallyHidden.text}>{children}</h1>;
}
