import type { TranslationOf } from '../../messages.ts';
import type source from '../en/sentences.ts';

export default {
  soFar: {
    title: 'حتى الآن',
    ahead: 'تقدم {team}{how}{at}.',
    level: 'أدرك {team} التعادل{how}{at}.',
    behind: 'كان {team} متأخرًا {score}.',
    led: 'كان {team} متقدمًا {score}.',
    biggest: 'أكبر فارق: {team}، بـ{points}.',
    last: 'آخر من سجّل: {team}{how}{at}.',
    how: '{type, select, goal {بهدف {who}} owngoal {بهدف عكسي من {who}} penaltygoal {بركلة جزاء نفذها {who}} touchdown {بتاتش داون من {who}} fieldgoal {بهدف ميداني من {who}} homerun {بهوم رن من {who}} other {عن طريق {who}}}',
    off: 'طُرد {who} ({team}){at}.',
    manyOff: 'طُرد لاعبون، وعددهم {count}: {names}.',
    missed: 'أهدر {who} ({team}) {penalty, select, throw {رمية 7 أمتار} other {ركلة جزاء}}{at}.',
    set: 'كسب {team} المجموعة {number} بنتيجة {score}.',
    breaks:
      'كسر {team} الإرسال {count, plural, zero {0 مرة} one {مرة واحدة} two {مرتين} =2 {مرتين} few {# مرات} many {# مرة} other {# مرة}} في هذه المجموعة.',
  },
  teamFact: {
    title: 'يستحق المعرفة',
    winning:
      '{where, select, home {فاز {team} في آخر {count} من مبارياته على أرضه.} away {فاز {team} في آخر {count} من مبارياته خارج أرضه.} meetings {فاز {team} في آخر {count} من المواجهات.} hosted {فاز {team} في آخر {count} من المواجهات على أرضه.} other {فاز {team} في آخر {count} من مبارياته.}}',
    unbeaten:
      '{where, select, home {لم يخسر {team} في آخر {count} من مبارياته على أرضه.} away {لم يخسر {team} في آخر {count} من مبارياته خارج أرضه.} meetings {لم يخسر {team} في آخر {count} من المواجهات.} hosted {لم يخسر {team} في آخر {count} من المواجهات على أرضه.} other {لم يخسر {team} في آخر {count} من مبارياته.}}',
    losing:
      '{where, select, home {خسر {team} آخر {count} من مبارياته على أرضه.} away {خسر {team} آخر {count} من مبارياته خارج أرضه.} meetings {خسر {team} آخر {count} من المواجهات.} hosted {خسر {team} آخر {count} من المواجهات على أرضه.} other {خسر {team} آخر {count} من مبارياته.}}',
    winless:
      '{where, select, home {لم يفز {team} في آخر {count} من مبارياته على أرضه.} away {لم يفز {team} في آخر {count} من مبارياته خارج أرضه.} meetings {لم يفز {team} في آخر {count} من المواجهات.} hosted {لم يفز {team} في آخر {count} من المواجهات على أرضه.} other {لم يفز {team} في آخر {count} من مبارياته.}}',
    scoring:
      '{where, select, home {سجّل {team} في كل من آخر {count} من مبارياته على أرضه.} away {سجّل {team} في كل من آخر {count} من مبارياته خارج أرضه.} other {سجّل {team} في كل من آخر {count} من مبارياته.}}',
    'clean-sheets':
      '{where, select, home {حافظ {team} على نظافة شباكه في آخر {count} من مبارياته على أرضه.} away {حافظ {team} على نظافة شباكه في آخر {count} من مبارياته خارج أرضه.} other {حافظ {team} على نظافة شباكه في آخر {count} من مبارياته.}}',
    goalless:
      '{where, select, home {لم يسجّل {team} أي هدف في آخر {count} من مبارياته على أرضه.} away {لم يسجّل {team} أي هدف في آخر {count} من مبارياته خارج أرضه.} other {لم يسجّل {team} أي هدف في آخر {count} من مبارياته.}}',
  },
} satisfies TranslationOf<typeof source>;
