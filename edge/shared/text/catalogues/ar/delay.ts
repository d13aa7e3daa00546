import type { TranslationOf } from '../../messages.ts';
import type source from '../en/delay.ts';

export default {
  delay: {
    hidden: 'النتيجة مخفية',
    chip: 'متأخر {seconds} ث',
    short: '{seconds} ث',
    label: 'النتائج متأخرة {seconds} ث. غيّر التأخير',
    title: 'التأخير',
    lead: 'بثّك متأخر عن المباراة؟ تنتظره النتائج والتنبيهات والمجريات والقناة على هذا الجهاز.',
    seconds: 'التأخير بالثواني',
    off: 'تظهر النتائج فورًا.',
    on: 'تظهر النتائج بعد {seconds} ث.',
    less: 'أقل بـ{seconds} ث',
    more: 'أكثر بـ{seconds} ث',
    held: 'بانتظار بثّك',
    heldLead: 'مع تأخيرك يظهر هذا الجزء بعد {seconds} ث من تحميله.',
    find: 'اعرف تأخيري',
    findLead: 'اضغط في اللحظة التي ترى فيها بداية اللعب على شاشتك.',
    match: 'المباراة',
    noMatch: 'لا مباراة على وشك أن تبدأ أو تُستأنف. عد عند انطلاق المباراة القادمة أو بعد الاستراحة.',
    start:
      '{kind, select, H {{number, select, 1 {انطلاق المباراة} 2 {بداية الشوط الثاني} other {بداية الشوط {number}}}} ET {بداية الشوط الإضافي {number}} Q {بداية الربع {number}} OT {بداية الوقت الإضافي {number}} S {بداية المجموعة {number}} G {بداية الشوط {number}} I {بداية الشوط {number}} other {بداية اللعب}}',
    expected: 'متوقعة عند {time}',
    passed: 'انتهت هذه البداية. التالية بعد الاستراحة.',
    see: 'أراها الآن',
    noted: 'سُجّلت. يُحسب تأخيرك فور ورود خبر البداية.',
    unreported: 'لم يرد خبر بداية بعد. اضغط مجددًا عندما تراها.',
    found: 'بثّك متأخر {seconds} ث.',
    early: 'ضغطت قبل البداية بـ{seconds} ث. اضغط مجددًا عندما تراها.',
    late: 'ضغطت بعد البداية بأكثر من {most} ث. لا يمكن أن يكون التأخير بهذا الطول.',
    set: 'اضبط التأخير على {seconds} ث',
    undo: 'تراجع: العودة إلى {seconds} ث',
  },
} satisfies TranslationOf<typeof source>;
