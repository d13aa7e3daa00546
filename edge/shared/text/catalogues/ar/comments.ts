import type { TranslationOf } from '../../messages.ts';
import type source from '../en/comments.ts';

export default {
  comments: {
    title:
      '{count, plural, =0 {التعليقات} zero {التعليقات} one {تعليق واحد} two {تعليقان} few {# تعليقات} many {# تعليقًا} other {# تعليق}}',
    write: 'تعليقك',
    send: 'إرسال',
    left: '{count, plural, zero {لم يبقَ أي حرف} one {بقي حرف واحد} two {بقي حرفان} few {بقيت # أحرف} many {بقي # حرفًا} other {بقي # حرف}}',
    tooLong:
      '{count, plural, zero {لا أحرف زائدة} one {حرف واحد زائد} two {حرفان زائدان} few {# أحرف زائدة} many {# حرفًا زائدًا} other {# حرف زائد}}',
    signIn: 'سجّل الدخول للتعليق',
    none: 'لا تعليقات بعد. كن أول من يعلّق.',
    more: 'تعليقات أقدم',
    deletedUser: 'مستخدم محذوف',
    unnamedUser: 'مشجع',
    failed: 'لم يُرسَل تعليقك.',
    delete: 'حذف',
    report: 'إبلاغ',
    cancel: 'إلغاء',
    deleteOf: 'حذف تعليقك: {text}',
    reportOf: 'الإبلاغ عن التعليق: {text}',
    deleteTitle: 'حذف تعليقك؟',
    deleteAsk: 'سيختفي لدى الجميع ولا يمكن استرجاعه.',
    reportTitle: 'الإبلاغ عن هذا التعليق؟',
    reportAsk: 'سنطّلع عليه. لن يعرف كاتبه أنك أبلغت عنه.',
    deleted: 'حُذف تعليقك.',
    reported: 'شكرًا لك. سنطّلع عليه.',
    isReported: 'تم الإبلاغ',
    justNow: 'الآن',
    minutesAgo: 'منذ {count} د',
    hoursAgo: 'منذ {count} س',
  },
} satisfies TranslationOf<typeof source>;
