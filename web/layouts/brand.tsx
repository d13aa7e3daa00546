import { Link } from 'react-router';
import { PRODUCT_NAME } from '../../edge/contracts/product.ts';
import { useVisitor } from '../app/visitor.ts';
import styles from './brand.module.css';

export function Brand() {
  const visitor = useVisitor();
  return (
    <Link to="/" className={styles.brand}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <rect className={styles.field} width="24" height="24" rx="6" />
        <path className={styles.line} d="M7 4v16M7 12h3.5a5 5 0 0 0 5-5V4" />
        <circle className={styles.ball} cx="16.5" cy="16.5" r="2.6" />
      </svg>
      {visitor?.brand.brandDisplayName ?? PRODUCT_NAME}
    </Link>
  );
}
