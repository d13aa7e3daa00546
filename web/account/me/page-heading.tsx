import styles from './page-heading.module.css';

/** The page's heading; a narrow window's bar shows it already. */
export function PageHeading({ children }: { children: string }) {
  return <h1 className={styles.heading}>{children}</h1>;
}
