import type { TranslationOf } from '../../messages.ts';
import type source from '../en/consent.ts';

export default {
  consent: {
    title: 'خيارات الخصوصية',
    lead: 'نود أن نعرف كيف تُستخدم صفحاتنا لنحسّنها. النتائج تعمل في الحالتين.',
    accept: 'السماح',
    refuse: 'رفض',
    choose: 'اختيار',
    save: 'حفظ',
    analytics: 'الإحصاءات',
    analyticsLead:
      'أي صفحات تُفتح، وما سرعتها، وما الذي يتعطل فيها. يُحفظ بلدك على جهازك 30 يومًا، ومعرّف لهذا المتصفح سنة واحدة.',
    recording: 'التسجيلات',
    recordingLead:
      'النقرات والتمرير على بعض الأجهزة، وتُختار بمعرّف يحفظه هذا المتصفح سنة واحدة. يُخفى كل ما هو مكتوب في الصفحة وكل ما تكتبه.',
  },
} satisfies TranslationOf<typeof source>;
