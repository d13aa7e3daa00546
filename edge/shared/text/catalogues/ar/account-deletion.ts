import type { TranslationOf } from '../../messages.ts';
import type source from '../en/account-deletion.ts';

export default {
  deletionHelp: {
    title: 'كيف تحذف حسابك',
    description: 'كيف تحذف حسابك، وما الذي يُمحى معه وما الذي يبقى.',
    lead: 'يمكنك حذف حسابك في {brand} بنفسك في أي وقت.',
    stepsTitle: 'في ثلاث خطوات',
    step1: 'سجّل الدخول إلى الحساب الذي تريد حذفه.',
    step2: 'افتح «الأمان والخصوصية» ثم «حذف الحساب».',
    step3: 'أكّد أنك أنت، واختر «حذف نهائي».',
    open: 'حذف حسابي',
    goneTitle: 'ما الذي يُمحى',
    gone: 'بريدك الإلكتروني ورقم هاتفك وكلمة مرورك واسم المستخدم وصورتك ونبذتك ومفضلاتك والحسابات المرتبطة، فورًا. وتُمحى النسخ الاحتياطية خلال 30 يومًا.',
    keptTitle: 'ما الذي يبقى',
    kept: 'ما كتبته في التعليقات، باسم «مستخدم محذوف»، من دون أي شيء يدل عليك.',
    helpTitle: 'لا تستطيع تسجيل الدخول؟',
    help: 'أعد تعيين كلمة مرورك، أو اكتب إلى <link>{email}</link> من عنوان حسابك.',
  },
} satisfies TranslationOf<typeof source>;
