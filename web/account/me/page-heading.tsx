import styles from './page-heading.module.css';

/** Shows the page's heading; a narrow window hides it from sight, since its bar shows the title. */
export function PageHeading({ children }: { children: string }) {
  return <h1 className={styles.heading}>{children}</h1>;
}
