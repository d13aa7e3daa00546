import { Link } from 'react-router';
import { PRODUCT_NAME } from '../../edge/contracts/product.ts';
import { useShell } from '../app/shell.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import styles from './brand.module.css';

export function Brand() {
  const visitor = useShell();
  return (
    <Link to="/" className={styles.brand}>
      <BrandMark size={28} />
      {visitor?.brand.brandDisplayName ?? PRODUCT_NAME}
    </Link>
  );
}
