import type { TranslationOf } from '../../messages.ts';
import type source from '../en/favourites.ts';

export default {
  favourites: {
    removed: 'لم يعد {name} في المفضلة.',
    undo: 'تراجع',
    tooMany: 'لديك {count} من المفضلات. احذف واحدة لتضيف أخرى.',
    left: 'مفضلاتك محفوظة في حسابك.',
    keep: 'احتفظ بها هنا أيضًا',
    added: 'أصبح {name} في المفضلة.',
    alerts: 'تفعيل التنبيهات',
  },
  install: {
    title: 'اجعل {brand} في متناولك',
    lead: 'ثبّته: مبارياتك على بُعد نقرة واحدة.',
    action: 'تثبيت',
    steps: 'في Safari اضغط «مشاركة» ثم «إضافة إلى الصفحة الرئيسية»: مبارياتك على بُعد نقرة واحدة.',
  },
  alerts: {
    start: '{beginning, select, start {بدأت المباراة} other {انطلقت المباراة}}',
    scored:
      '{what, select, goal {هدف لـ{team}} sets {مجموعة لـ{team}} games {شوط لـ{team}} other {{team} يسجّل}}',
    scoredBoth: 'نتيجة جديدة',
    corrected: 'تصحيح النتيجة',
    redCard: 'بطاقة حمراء لـ{team}',
    break:
      '{part, select, halfTime {نهاية الشوط الأول} normalTime {نهاية الوقت الأصلي} extraHalf {نهاية الشوط الإضافي الأول} play {ركلات الترجيح} quarter {نهاية الربع {number}} other {نهاية الوقت الإضافي}}',
    end: '{how, select, FT {انتهت المباراة} AET {انتهت بعد الوقت الإضافي} AP {حُسمت بركلات الترجيح} OT {انتهت بعد الوقت الإضافي} Walkover {فوز بالانسحاب} Retired {انسحاب} Defaulted {استبعاد} Awarded {نتيجة اعتبارية} other {انتهت المباراة}}',
    off: '{status, select, Postponed {تأجلت المباراة} Cancelled {أُلغيت المباراة} other {توقفت المباراة نهائيًا}}',
    pairing: '{first, select, away {{away} في ضيافة {home}} other {{home} ضد {away}}}',
    score:
      '{first, select, away {{away} {awayScore}–{homeScore} {home}} other {{home} {homeScore}–{awayScore} {away}}}',
    penalties: '{score} ({home}–{away} بركلات الترجيح)',
    winner: '{match}: فوز {winner}',
    more: '{count, plural, zero {لا جديد في مبارياتك الأخرى} one {جديد في مباراة أخرى من مبارياتك} two {جديد في مباراتين أخريين من مبارياتك} few {جديد في # مباريات أخرى لك} many {جديد في # مباراة أخرى لك} other {جديد في # مباراة أخرى لك}}',
    bell: 'التنبيهات: {name}',
    bellOn: 'التنبيهات مفعّلة: {name}',
    title: 'التنبيهات: {name}',
    where: 'ما دامت صفحة من هذا الموقع مفتوحة، يخبرك التبويب الذي أنت فيه بما يلي:',
    whereClosed: 'ينبهك هذا الجهاز إلى:',
    kindStart: '{beginning, select, start {البداية} other {انطلاق المباراة}}',
    kindScore: '{what, select, goal {الأهداف} sets {المجموعات المحسومة} games {الأشواط المحسومة} other {النقاط}}',
    kindRedCard: 'البطاقات الحمراء',
    kindBreak: '{family, select, quarters {نهايات الأرباع} other {نهاية الشوط الأول}}',
    kindEnd: '{final, select, FT {نهاية المباراة} other {النتيجة النهائية}}',
    turnOn: 'تفعيل التنبيهات',
    turnOff: 'إيقاف التنبيهات',
    notify: 'استخدم إشعارات هذا الجهاز عندما أشاهد شيئًا آخر',
    notifyHow: 'يسألك المتصفح إن كنت تسمح بذلك. يجب أن يبقى تبويب من هذا الموقع مفتوحًا.',
    notifyDenied:
      'يحظر متصفحك إشعارات هذا الموقع. يمكنك السماح بها في إعداداته؛ وحتى ذلك الحين تظهر التنبيهات في الصفحات فقط.',
    notifyFailed:
      'لا إشعارات في هذا المتصفح من دون تطبيق: تظهر التنبيهات في الصفحات فقط.',
    notifySample: 'هكذا ستبدو التنبيهات.',
    push: 'تنبيهات والموقع مغلق',
    pushHow:
      'يسألك المتصفح إن كنت تسمح بذلك. توصل خدمة صانع المتصفح التنبيهات مشفّرة، ولا حاجة إلى حساب.',
    pushFailed: 'لم ينجح ذلك. أعد المحاولة بعد قليل.',
    pushHomeScreen:
      'للحصول على التنبيهات والموقع مغلق، أضفه إلى الشاشة الرئيسية وافتحه منها.',
    quiet: 'ساعات الهدوء',
    quietFrom: 'من',
    quietTo: 'إلى',
    hidesScores: 'من دون نتائج: فقط أن شيئًا ما قد حدث',
    something: 'حدث شيء ما',
  },
  calendar: {
    watch: 'أين تشاهد: {channels}',
    marked: '{mark}: {match}',
    subscribe: 'أضف مباريات {name} إلى تقويمك',
    title: '{name} في تقويمك',
    intro: 'يتابع تطبيق التقويم المباريات بنفسه: المواعيد الجديدة والنتائج والقنوات.',
    open: 'افتح في تطبيق التقويم',
    address: 'عنوان التقويم',
    copy: 'نسخ العنوان',
    copied: 'نُسخ العنوان',
    notCopied: 'لم يُنسخ: حدد العنوان وانسخه بنفسك.',
    results: 'إظهار النتائج',
    hint: 'في Google Calendar اختر «تقاويم أخرى» ثم «من عنوان URL» والصق العنوان.',
  },
} satisfies TranslationOf<typeof source>;
