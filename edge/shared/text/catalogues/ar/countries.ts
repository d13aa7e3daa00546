import type { TranslationOf } from '../../messages.ts';
import type source from '../en/countries.ts';

export default {
  countries: {
    find: 'ابحث عن بلد',
    list: 'البلدان',
    loading: 'جارٍ تحميل البلدان…',
    none: 'لا بلد بهذا الاسم.',
  },
} satisfies TranslationOf<typeof source>;
