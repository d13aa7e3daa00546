import type { TranslationOf } from '../../messages.ts';
import type source from '../en/multi-view.ts';

export default {
  multiView: {
    title:
      '{count, plural, =0 {مباريات جنبًا إلى جنب} zero {مباريات جنبًا إلى جنب} one {مباراة بجانب أخرى} two {مباراتان جنبًا إلى جنب} few {# مباريات جنبًا إلى جنب} many {# مباراة جنبًا إلى جنب} other {# مباراة جنبًا إلى جنب}}',
    heading: 'جنبًا إلى جنب',
    description: 'حتى أربع مباريات مباشرة من أي رياضة على شاشة واحدة.',
    none: 'لم تُختر مباراة بعد.',
    lead: 'أضف حتى {most} مباريات من أي رياضة. يحفظها العنوان فيمكنك مشاركته.',
    add: 'أضف مباراة',
    full: 'لا تتسع الشاشة لأكثر من {most} مباريات. أزل واحدة أولًا.',
    missing:
      '{count, plural, zero {لا مباراة مفقودة.} one {لم يُعثر على مباراة واحدة.} two {لم يُعثر على مباراتين.} few {لم يُعثر على # مباريات.} many {لم يُعثر على # مباراة.} other {لم يُعثر على # مباراة.}}',
    left: 'لا تتسع الشاشة لأكثر من {most} مباريات: {count, plural, zero {لم تُترك مباراة.} one {تُركت مباراة واحدة.} two {تُركت مباراتان.} few {تُركت # مباريات.} many {تُركت # مباراة.} other {تُركت # مباراة.}}',
    earlier: 'تقديم {match}',
    later: 'تأخير {match}',
    remove: 'إزالة {match}',
    details: 'الأحداث والأرقام: {match}',
    noDetails: 'لا أحداث ولا أرقام لهذه المباراة.',
    find: 'ابحث عن مباراة',
    choices: 'مباريات للإضافة',
    inPlay: 'تُلعب الآن',
    noneInPlay: 'لا شيء يُلعب الآن. ابحث عن مباراة بفريقيها.',
    found:
      '{count, plural, zero {لا مباريات} one {مباراة واحدة} two {مباراتان} few {# مباريات} many {# مباراة} other {# مباراة}}',
    notFound: 'لا مباراة بهذا الاسم.',
    more: 'طرق أخرى للمشاهدة',
    beside: 'شاهد بجانب مباريات أخرى',
    failed: 'فشل البحث. أعد المحاولة.',
  },
  smallWindow: { open: 'النتيجة في نافذة صغيرة', back: 'العودة إلى المباراة' },
} satisfies TranslationOf<typeof source>;
