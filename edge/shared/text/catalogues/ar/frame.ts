import type { TranslationOf } from '../../messages.ts';
import type source from '../en/frame.ts';

export default {
  frame: {
    notFound: 'الصفحة غير موجودة',
    badQuery: 'لا يذكر هذا العنوان أي مباراة أو بطولة أو فريق يعرض: {parameters}.',
    noMomentum: 'لا مؤشر أفضلية لهذه المباراة.',
    noMatches: 'لا مباريات.',
    ofToday: 'اليوم',
    fixturesOf: '{name}: المباريات القادمة',
    resultsOf: '{name}: النتائج',
    nextOf: '{name}: المباراة القادمة',
    topScorersOf: '{name}: الهدافون',
    noTopScorers: 'لا أرقام في هذه البطولة بعد.',
    headToHeadOf:
      '{first, select, away {{away} في ضيافة {home}: المواجهات المباشرة} other {{home} ضد {away}: المواجهات المباشرة}}',
  },
} satisfies TranslationOf<typeof source>;
