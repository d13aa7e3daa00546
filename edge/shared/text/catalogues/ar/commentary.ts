import type { TranslationOf } from '../../messages.ts';
import type source from '../en/commentary.ts';

export default {
  commentary: {
    latestFirst: 'مجريات المباراة، الأحدث أولًا',
    keyOnly: 'اللحظات المهمة فقط',
    earlier: 'ما سبق',
    playerOf: '{player} ({team})',
    players: '{player} و{other}',
    plain: '{incident}.',
    plainBy: '{incident}: {who}.',
    goal: '{kind, select, kick {هدف من ركلة جزاء!} throw {هدف من رمية 7 أمتار!} other {هدف!}} سجّله {who}.',
    goalAssisted:
      '{kind, select, kick {هدف من ركلة جزاء!} throw {هدف من رمية 7 أمتار!} other {هدف!}} سجّله {who} بتمريرة حاسمة من {assist}.',
    goalOfTeam:
      '{kind, select, kick {هدف من ركلة جزاء!} throw {هدف من رمية 7 أمتار!} other {هدف!}} {team}.',
    ownGoal:
      'هدف عكسي! {player} يضع الكرة في مرمى فريقه{side, select, none {} other {، لصالح {team}}}.',
    ownGoalUnknown:
      'هدف عكسي! الكرة في مرمى فريق لاعبها{side, select, none {} other {، لصالح {team}}}.',
    substitution:
      '{side, select, none {تبديل} other {تبديل في {team}}}: دخول {player} بدلًا من {off}.',
    comesOn: '{side, select, none {تبديل} other {تبديل في {team}}}: دخول {player}.',
    shot: '{who} {outcome, select, goal {يسجّل} saved {يسدد والحارس يتصدى} blocked {يسدد والدفاع يصدّ} woodwork {يسدد في الخشبات} other {يسدد خارج المرمى}}.',
    shotSetUp:
      '{who} {outcome, select, goal {يسجّل} saved {يسدد والحارس يتصدى} blocked {يسدد والدفاع يصدّ} woodwork {يسدد في الخشبات} other {يسدد خارج المرمى}}، بعد تمريرة من {assist}.',
    basket: '{kind, select, 1 {رمية حرة} 2 {رمية بنقطتين} other {رمية ثلاثية}}: {who}.',
    basketAssisted:
      '{kind, select, 1 {رمية حرة} 2 {رمية بنقطتين} other {رمية ثلاثية}}: {who}، بتمريرة حاسمة من {assist}.',
    runs: '{incident}: {who}، {count, plural, zero {بلا ركضات} one {ركضة واحدة} two {ركضتان} few {# ركضات} many {# ركضة} other {# ركضة}}.',
    passFrom: 'تمريرة من {passer}',
    run: 'ركض',
    'kick-return': 'إرجاع ركلة البداية',
    'punt-return': 'إرجاع ركلة الإبعاد',
    interception: 'إرجاع اعتراض',
    fumble: 'إرجاع كرة مفقودة',
    yards:
      '{yards, plural, zero {0 ياردة} one {ياردة واحدة} two {ياردتان} few {# ياردات} many {# ياردة} other {# ياردة}}',
    try: '{kind, select, two {تحويل بنقطتين} other {نقطة إضافية}}',
    foulOn: 'خطأ من {who} على {player}.',
    takenBack: 'أُلغي: {incident}.',
    takenBackOf: 'أُلغي: {incident}، {who}.',
    score:
      '{first, select, away {{away} {awayScore}، {home} {homeScore}.} other {{home} {homeScore}، {away} {awayScore}.}}',
  },
  matchWithout: {
    commentary: 'لا مجريات لهذه المباراة بعد.',
  },
} satisfies TranslationOf<typeof source>;
