import type { TranslationOf } from '../../messages.ts';
import type source from '../en/chances.ts';

export default {
  chance: {
    // From left to right, so that the signs stay where a table of numbers has them.
    below: '\u2066<{percent}%\u2069',
    exact: '\u2066{percent}%\u2069',
    above: '\u2066>{percent}%\u2069',
  },
  winProbability: {
    title: 'احتمال الفوز',
    draw: 'تعادل',
    now: 'الآن: {chances}',
    before: 'قبل البداية: {chances}',
    chance: '{outcome} {percent}',
    swings: 'أكبر التحولات',
    moved: '{outcome}: من {before} إلى {after}',
    estimate:
      '{sport, select, football {النتيجة بعد 90 دقيقة، تقديرًا من النتائج السابقة للفريقين ومن النتيجة الحالية والبطاقات الحمراء والوقت المتبقي.} other {تقدير من النتائج السابقة للفريقين ومن النتيجة الحالية والوقت المتبقي.}}',
  },
  outlook: {
    title: 'كيف قد ينتهي الموسم',
    how: '{runs} محاكاة {matches, plural, zero {من دون مباريات متبقية} one {للمباراة المتبقية} two {للمباراتين المتبقيتين} few {للمباريات الـ# المتبقية} many {للمباريات الـ# المتبقية} other {للمباريات الـ# المتبقية}}، وفق النتائج حتى {date}. هذه احتمالات لا وعود.',
    caption: 'الاحتمالات في نهاية الموسم',
    points: 'نقاط النهاية',
    pointsAtEnd: 'متوسط النقاط في نهاية الموسم',
    inNoRun: 'ولا في أي محاكاة',
    failed: 'لم تُحمَّل المحاكاة.',
  },
} satisfies TranslationOf<typeof source>;
