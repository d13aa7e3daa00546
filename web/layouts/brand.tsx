import { Link } from 'react-router';
import { PRODUCT_NAME } from '../../edge/contracts/product.ts';
import { useVisitor } from '../app/visitor.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import styles from './brand.module.css';

export function Brand() {
  const visitor = useVisitor();
  return (
    <Link to="/" className={styles.brand}>
      <BrandMark size={24} />
      {visitor?.brand.brandDisplayName ?? PRODUCT_NAME}
    </Link>
  );
}
