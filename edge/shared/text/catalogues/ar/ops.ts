import type { TranslationOf } from '../../messages.ts';
import type source from '../en/ops.ts';

export default {
  ops: {
    title: 'التشغيل',
    allWell: 'كل الأجزاء سليمة',
    notWell:
      '{count, plural, zero {لا جزء معطل} one {جزء واحد معطل} two {جزآن معطلان} few {# أجزاء معطلة} many {# جزءًا معطلًا} other {# جزء معطل}}: {names}',
    live: 'مباشر، حتى {time}',
    lost: 'انقطع الاتصال عند {time}. تُعاد المحاولة…',
    ended: 'انتهى الاتصال عند {time}.',
    reload: 'إعادة التحميل',
    noCounts: 'الأرقام غير متاحة: المقاييس لا تجيب.',

    lead: 'سجّل الدخول بكلمة مرور هذا الجهاز. تجدها في .local/ops-password.',
    password: 'كلمة المرور',
    signIn: 'تسجيل الدخول',
    signOut: 'تسجيل الخروج',
    wrong: 'ليست هذه كلمة المرور.',
    tooMany: 'محاولات كثيرة. انتظر دقيقة.',
    failed: 'لم ينجح ذلك. أعد المحاولة.',

    parts: 'الأجزاء',
    well: 'سليم',
    broken: 'معطل',
    since: 'منذ {time}',
    database: 'قاعدة البيانات',
    rooms: 'الغرف',
    queue: 'الطابور إلى قاعدة البيانات',
    states: 'حالات غير محفوظة',
    metrics: 'المقاييس',
    feed: 'التغذية {name}',
    upstream: 'واجهة {name}',
    answered: 'أجابت خلال {ms} م.ث',
    noAnswer: 'لا إجابة',
    lastWord: 'آخر رسالة قبل {seconds} ث',
    inPlay:
      '{count, plural, zero {لا مباريات جارية} one {مباراة جارية} two {مباراتان جاريتان} few {# مباريات جارية} many {# مباراة جارية} other {# مباراة جارية}}',
    silent: '{count} بلا أخبار',
    waiting:
      '{count, plural, zero {لا رسائل منتظرة} one {رسالة منتظرة} two {رسالتان منتظرتان} few {# رسائل منتظرة} many {# رسالة منتظرة} other {# رسالة منتظرة}}',
    unsaved:
      '{count, plural, zero {لا حالات} one {حالة واحدة} two {حالتان} few {# حالات} many {# حالة} other {# حالة}}',
    oldest: 'الأقدم {seconds} ث',
    untaken: 'لم يُؤخذ شيء منذ {seconds} ث',

    now: 'الآن، والساعة الأخيرة',
    sockets: 'اتصالات المشاهدين',
    updates: 'تحديثات في الثانية',
    requests: 'طلبات في الثانية',
    failures: 'طلبات فاشلة في الثانية',
    delay: 'تأخر التحديثات، ث',
    highest: 'الأعلى {value}',
    none: '–',
    kinds: 'الاتصالات حسب الغرفة: مباريات {match}، مرحّلات {relay}، رياضات {sport}، محاور {hub}',

    feeds: 'التغذيات',
    noFeeds: 'لم ترسل أي تغذية شيئًا بعد.',
    rejectedSince:
      '{count, plural, zero {لم يُرفض تحديث} one {رُفض تحديث واحد} two {رُفض تحديثان} few {رُفضت # تحديثات} many {رُفض # تحديثًا} other {رُفض # تحديث}} منذ {time}: انظر updates-rejected في السجل.',
    feedName: 'التغذية',
    lastMessage: 'آخر رسالة',
    never: 'أبدًا',
    playing: 'جارية',
    silentMatches: 'بلا أخبار',

    busiest: 'أكثر المباريات مشاهدة',
    noBusiest: 'لا أحد يشاهد مباراة الآن.',
    viewers:
      '{count, plural, zero {لا مشاهدين} one {مشاهد واحد} two {مشاهدان} few {# مشاهدين} many {# مشاهدًا} other {# مشاهد}}',

    errors: 'الأخطاء',
    noErrors: 'لا أخطاء منذ {time}.',
    errorsSince: 'منذ {time}:',
    time: 'الوقت',
    event: 'الحدث',
    requestId: 'الطلب',

    deadLetters: 'الرسائل المتعذرة',
    letters:
      '{count, plural, =0 {لا شيء ينتظر.} zero {لا شيء ينتظر.} one {رسالة تنتظر، عمرها {age} ث.} two {رسالتان تنتظران، عمر الأقدم {age} ث.} few {# رسائل تنتظر، عمر الأقدم {age} ث.} many {# رسالة تنتظر، عمر الأقدم {age} ث.} other {# رسالة تنتظر، عمر الأقدم {age} ث.}}',
    lettersHow: 'لعرضها أو إعادتها أو حذفها: npm run deadletters',

    match: 'آخر تحديثات مباراة',
    matchId: 'معرّف المباراة',
    show: 'عرض',
    noUpdates: 'لا تحديثات في غرفة هذه المباراة.',
    noMatchId: 'هذا ليس معرّف مباراة.',
    sequence: 'التسلسل',
    version: 'الإصدار',
    source: 'التغذية',
    arrived: 'الوصول',
    changes: 'التغييرات',
    rejected: 'مرفوض: {reason}',
  },
} satisfies TranslationOf<typeof source>;
