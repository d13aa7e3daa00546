import type { TranslationOf } from '../../messages.ts';
import type source from '../en/callback.ts';

export default {
  callback: {
    title: 'جارٍ تسجيل الدخول عبر {provider}',
    progress: 'لحظة واحدة…',
    cancelled: 'لم يتم تسجيل دخولك عبر {provider}.',
    expired: 'استغرق تسجيل الدخول عبر {provider} وقتًا طويلًا، أو بدأ في متصفح آخر. أعد المحاولة.',
    unconfirmed: 'لا يوجد بريد إلكتروني مؤكد في حسابك لدى {provider}. أنشئ حسابًا بطريقة أخرى.',
    exists:
      'لعنوان بريدك في حساب {provider} حساب هنا بالفعل. سجّل الدخول بهذا العنوان، برمز أو بكلمة مرورك.',
    full: 'فُتحت حسابات كثيرة جدًا من شبكتك هذا الشهر. استخدم شبكة أخرى، مثل بيانات الهاتف، أو ادخل بحساب لديك.',
  },
} satisfies TranslationOf<typeof source>;
