import type { TranslationOf } from '../../messages.ts';
import type source from '../en/outlook.ts';

export default {
  outlook: {
    title: 'كيف قد ينتهي الموسم',
    how: '{runs} محاكاة {matches, plural, zero {من دون مباريات متبقية} one {للمباراة المتبقية} two {للمباراتين المتبقيتين} few {للمباريات الـ# المتبقية} many {للمباريات الـ# المتبقية} other {للمباريات الـ# المتبقية}}، وفق النتائج حتى {date}. هذه احتمالات لا وعود.',
    caption: 'الاحتمالات في نهاية الموسم',
    points: 'نقاط النهاية',
    pointsAtEnd: 'متوسط النقاط في نهاية الموسم',
    below: 'أقل من {percent}%',
    exact: '{percent}%',
    above: 'أكثر من {percent}%',
    inNoRun: 'ولا في أي محاكاة',
    failed: 'لم تُحمَّل المحاكاة.',
  },
} satisfies TranslationOf<typeof source>;
