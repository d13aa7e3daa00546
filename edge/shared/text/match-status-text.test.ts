import { expect, test } from 'vitest';
import { LANGUAGES } from '../../contracts/language.ts';
import { MATCH_STATUSES } from '../../../realtime/sports/match-status.ts';
import { matchStatusText } from './match-status-text.ts';
import { textOf } from './text.ts';
import { textsOfArea } from './testing/texts-of.ts';

/** What fans of each language read. */
const STATUS_WORDS = `
  eventStatus.Upcoming | Upcoming | Em breve | Próximo | قادمة
  eventStatus.Overdue | No news yet | Sem notícias | Sin noticias | لا أخبار بعد
  eventStatus.Unreported | No result | Sem dados | Sin datos | بلا نتيجة
  eventStatus.Postponed | Postponed | Adiado | Pospuesto | مؤجلة
  eventStatus.Cancelled | Cancelled | Cancelado | Cancelado | ملغاة
  eventStatus.Delayed | Delayed | Atrasado | Demorado | متأخرة
  eventStatus.Abandoned | Abandoned | Abandonado | Abandonado | متوقفة
  eventStatus.Suspended | Suspended | Paralisado | Suspendido | معلّقة
  eventStatus.Interrupted | Interrupted | Interrompido | Interrumpido | متوقفة مؤقتًا
  eventStatus.Unknown | Unknown | Indefinido | Por confirmar | غير معروف
  eventStatus.Live | Live | Ao vivo | En vivo | مباشر
  eventStatus.FT | FT | Enc. | Final | انتهت
  eventStatus.Final | Final | Enc. | Final | انتهت
  eventStatus.penalties | Pens {score} | Pên. {score} | Pen. {score} | ترجيح {score}
  eventStatus.noUpdateSince | No update since {time} | Sem dados desde {time} | Sin datos desde {time} | لا تحديث منذ {time}
  eventStatus.latest | Latest {time} | Último {time} | Último {time} | آخر خبر {time}
  eventStatusShort.Postponed | Postp. | Adiado | Posp. | مؤجلة
  eventStatusShort.Cancelled | Canc. | Canc. | Canc. | ملغاة
  eventStatusShort.Abandoned | Aband. | Aband. | Aband. | متوقفة
  eventStatusShort.Suspended | Susp. | Paral. | Susp. | معلّقة
  eventStatusShort.Interrupted | Interr. | Interr. | Interr. | متوقفة
  matchStatus.endOf | End {period} | Fim {period} | Fin {period} | نهاية {period}`;

test('each status has its word in each language', () => {
  const rows = STATUS_WORDS.trim()
    .split('\n')
    .map((row) => row.trim().split(' | '));
  const words = LANGUAGES.map((language) => new Map(textsOfArea(language, 'scores')));
  const shown = rows.map(([key = '']) => [key, ...words.map((texts) => texts.get(key))]);
  expect(shown).toEqual(rows);
});

const PERIOD_WORDS = `
  H1 | H1 | 1T | 1T | ش1
  HT | HT | Int. | MT | استراحة
  H2 | H2 | 2T | 2T | ش2
  ET1 | ET1 | PR1 | TE1 | إض1
  ETHT | ET break | Int. PR | MT TE | استراحة إض
  ET2 | ET2 | PR2 | TE2 | إض2
  PEN | Pens | Pên. | Pen. | ترجيح
  Q3 | Q3 | Q3 | C3 | ر3
  OT | OT | PR | TE | إضافي
  OT2 | OT2 | PR2 | TE2 | إضافي 2
  S2 | Set 2 | Set 2 | Set 2 | مجم 2
  I7 | Inn 7 | 7ª ent. | Ent. 7 | شوط 7
  Break | Break | Pausa | Pausa | استراحة
  Ended | Ended | Encerrado | Finalizado | انتهت
  AET | AET | Após PR | Tras TE | بعد إضافي
  AP | After pens | Após pên. | Tras pen. | بعد ترجيح
  Walkover | Walkover | W.O. | W.O. | بالانسحاب
  Retired | Retired | Desistência | Retiro | انسحب
  Defaulted | Defaulted | Desclass. | Descalif. | استبعاد
  Awarded | Awarded | No tribunal | En la mesa | بقرار`;

test('each period has its word in each language', () => {
  const rows = PERIOD_WORDS.trim()
    .split('\n')
    .map((row) => row.trim().split(' | '));
  const shown = rows.map(([status = '']) => [
    status,
    // Names and numbers in Arabic stand in isolating characters.
    ...LANGUAGES.map((language) =>
      matchStatusText(textOf(language), status).replaceAll(/[\u2066-\u2069]/g, ''),
    ),
  ]);
  expect(shown).toEqual(rows);
});

test('no status is shown as the feeds write it', () => {
  const raw = MATCH_STATUSES.filter((status) => matchStatusText(textOf('ar'), status) === status);
  expect(raw).toEqual(['Not start']);
});

test.each([
  ['games', undefined, 'S2', ['Game 2', 'Game 2', 'Juego 2']],
  ['innings', 'away', 'I7', ['Top 7', '7ª alta', 'Alta 7ª']],
  ['innings', 'home', 'I7', ['Bot 7', '7ª baixa', 'Baja 7ª']],
] as const)('in a sport of %s with %s at bat, %s reads %j', (called, batting, status, said) => {
  const languages = ['en', 'pt-BR', 'es-MX'] as const;
  expect(
    languages.map((language) => matchStatusText(textOf(language), status, { called, batting })),
  ).toEqual(said);
});
