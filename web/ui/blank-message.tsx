import styles from './blank-message.module.css';

/** All there is to say, in the middle of a page without bars. */
export function BlankMessage({ title, message }: { title: string; message: string }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.message}>{message}</p>
    </div>
  );
}
