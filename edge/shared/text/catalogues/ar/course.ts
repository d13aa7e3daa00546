import type { TranslationOf } from '../../messages.ts';
import type source from '../en/course.ts';

export default {
  course: {
    scoringPlays: 'لحظات التسجيل',
    none: 'لا نقاط بعد.',
    all: 'كل مجريات اللعب',
    leaders: 'الأفضل',
    quarters: 'ربعًا بربع',
    best: 'أفضل مسجّل',
    run: 'أفضل سلسلة نقاط',
    leadChanges: 'تبادل التقدم',
    total: 'النتيجة',
    lead: 'الفارق',
    biggestLead: '{team} بأكبر فارق: {points}',
    leads:
      '{changes, plural, zero {لم يتبدل التقدم} one {تبدّل التقدم مرة واحدة} two {تبدّل التقدم مرتين} few {تبدّل التقدم # مرات} many {تبدّل التقدم # مرة} other {تبدّل التقدم # مرة}} · {level, plural, =0 {لا تعادل} zero {لا تعادل} one {تعادل مرة واحدة} two {تعادل مرتين} few {تعادل # مرات} many {تعادل # مرة} other {تعادل # مرة}}',
  },
  lineScore: { runs: 'ركضات', hits: 'ضربات', errors: 'أخطاء' },
  lineScoreMark: { runs: 'ركض', hits: 'ضرب', errors: 'خطأ' },
  play: {
    pass: '{passer} إلى <who>{player}</who>، {yards} ياردة',
    passed: '{passer} إلى <who>{player}</who>',
    by: '<who>{player}</who>، {yards} ياردة{how, select, run { ركضًا} kick { بإرجاع ركلة البداية} punt { بإرجاع ركلة الإبعاد} interception { بإرجاع اعتراض} fumble { بإرجاع كرة مفقودة} other {}}',
    tried: '{kind, select, two {تحويل بنقطتين} other {نقطة إضافية}}',
    triedBy: '{kind, select, two {تحويل بنقطتين} other {نقطة إضافية}} {player}',
    runs: '{count, plural, zero {بلا ركضات} one {ركضة واحدة} two {ركضتان} few {# ركضات} many {# ركضة} other {# ركضة}}',
  },
} satisfies TranslationOf<typeof source>;
