import type { MetaDescriptor } from 'react-router';
import { PRODUCT_NAME } from '../../edge/contracts/product.ts';

/** Title, description and social description of a page. */
export function pageMeta({
  title,
  description,
}: {
  title: string;
  description: string;
}): MetaDescriptor[] {
  const full = `${title} · ${PRODUCT_NAME}`;
  return [
    { title: full },
    { name: 'description', content: description },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: PRODUCT_NAME },
  ];
}
