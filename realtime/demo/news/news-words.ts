/** The size of a win. */
export type Margin = 'narrow' | 'clear' | 'huge';

type Texts<Key extends string> = Readonly<Record<Key, readonly string[]>>;

/**
 * A language's texts. Each story picks one text of a list. `{name}` stands for a fact. A score
 * starts with the winner; a draw has the home side as `winner`.
 */
export interface NewsWords {
  language: string;
  author: string;
  /** Text for `{at}` if the venue is known. */
  at: string;
  titles: Texts<Margin | 'draw' | 'preview'>;
  openings: Texts<'win' | 'draw' | 'preview'>;
  summaries: Readonly<Record<'win' | 'draw' | 'preview', string>>;
  /** The course of a match in sets, halves or other periods: '25–20, 18–25'. */
  sets: string;
  halfTime: string;
  periods: string;
  next: string;
  elsewhere: string;
  form: string;
}

/** Returns a text with facts in place of each `{name}`. */
export function fill(
  { at }: NewsWords,
  text: string,
  facts: Readonly<Record<string, string | undefined>>,
): string {
  return text
    .replace('{at}', facts['venue'] === undefined ? '' : at)
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '');
}

const ENGLISH: NewsWords = {
  language: 'en',
  author: 'Touchline news desk',
  at: ' at {venue}',
  titles: {
    narrow: [
      '{winner} edged {loser} {score}',
      '{winner} held on against {loser}',
      'Fine margins: {winner} got past {loser}',
    ],
    clear: [
      '{winner} beat {loser} {score}',
      '{winner} too strong for {loser}',
      '{score}: a good day for {winner}, not for {loser}',
    ],
    huge: [
      '{winner} swept {loser} aside, {score}',
      '{winner} ran away from {loser}',
      'One-way traffic: {winner} {score} {loser}',
    ],
    draw: [
      'Nothing between {home} and {away}',
      'Honours even: {home} {score} {away}',
      '{home} and {away} shared it',
    ],
    preview: [
      '{home} against {away}: how they come into it',
      'What to look for in {home} against {away}',
      '{league}: {home} and {away} get ready',
    ],
  },
  openings: {
    win: [
      '{winner} beat {loser} {score}{at}, and few who watched will argue with it.',
      'It was a day for {winner}{at}: {score} against {loser}.',
      'There were moments for {loser}{at}, but the {score} at the end belonged to {winner}.',
    ],
    draw: [
      '{home} and {away} finished level at {score}{at}: something for both, all of it for neither.',
      'Both had chances to win it{at}; in the end {home} and {away} went home with a {score}.',
    ],
    preview: [
      '{home} and {away} meet{at} in the {league}. The line-ups and every score will be on the page of the match.',
      'One to keep an eye on in the {league}: {home} against {away}{at}.',
    ],
  },
  summaries: {
    win: '{winner} won {score} against {loser} in the {league}.',
    draw: 'It ended {score} between {home} and {away} in the {league}.',
    preview: '{home} and {away} meet in the {league}. Their last results at a glance.',
  },
  sets: 'The sets went {course}.',
  halfTime: 'At half-time it stood {course}.',
  periods: 'Period by period it read {course}.',
  next: 'Next for {winner}: {home} against {away}.',
  elsewhere: 'That day in the {league}',
  form: 'Last results of {team}',
};

const PORTUGUESE: NewsWords = {
  language: 'pt-BR',
  author: 'Redação Touchline',
  at: ' ({venue})',
  titles: {
    narrow: [
      '{winner} venceu {loser} por pouco: {score}',
      '{winner} segurou a vitória contra {loser}',
      'Nos detalhes: {winner} passou por {loser}',
    ],
    clear: [
      '{winner} venceu {loser}: {score}',
      '{winner} não deu chance a {loser}',
      '{score}: dia bom para {winner}, ruim para {loser}',
    ],
    huge: [
      '{winner} atropelou {loser}: {score}',
      '{winner} sobrou contra {loser}',
      'Foi um passeio: {winner} {score} {loser}',
    ],
    draw: [
      'Tudo igual entre {home} e {away}',
      'Empate: {home} {score} {away}',
      '{home} e {away} ficaram no empate',
    ],
    preview: [
      '{home} x {away}: como eles chegam',
      'O que esperar de {home} x {away}',
      '{league}: {home} e {away} se preparam',
    ],
  },
  openings: {
    win: [
      '{winner} venceu {loser} por {score}{at}, e pouca gente que assistiu vai discordar.',
      'O dia foi de {winner}{at}: {score} contra {loser}.',
      '{loser} teve seus momentos{at}, mas o {score} do fim ficou com {winner}.',
    ],
    draw: [
      '{home} e {away} terminaram iguais, {score}{at}: um pouco para cada um, tudo para ninguém.',
      'Os dois tiveram chance de vencer{at}; no fim, {home} e {away} ficaram no {score}.',
    ],
    preview: [
      '{home} e {away} se enfrentam{at}. Competição: {league}. Escalações e placar ao vivo estão na página do jogo.',
      'Para ficar de olho, {league}: {home} x {away}{at}.',
    ],
  },
  summaries: {
    win: '{winner} venceu {loser} por {score}. Competição: {league}.',
    draw: '{home} e {away} empataram em {score}. Competição: {league}.',
    preview: '{home} e {away} se enfrentam ({league}). Veja os últimos resultados.',
  },
  sets: 'As parciais: {course}.',
  halfTime: 'No intervalo estava {course}.',
  periods: 'Período a período: {course}.',
  next: 'O próximo jogo de {winner}: {home} x {away}.',
  elsewhere: 'No mesmo dia, {league}',
  form: 'Últimos jogos: {team}',
};

const SPANISH: NewsWords = {
  language: 'es-MX',
  author: 'Redacción Touchline',
  at: ' ({venue})',
  titles: {
    narrow: [
      '{winner} venció por poco a {loser}: {score}',
      '{winner} aguantó ante {loser}',
      'Por un detalle: {winner} superó a {loser}',
    ],
    clear: [
      '{winner} venció a {loser}: {score}',
      '{winner} fue demasiado para {loser}',
      '{score}: buen día para {winner}, malo para {loser}',
    ],
    huge: [
      '{winner} arrolló a {loser}: {score}',
      '{winner} se paseó ante {loser}',
      'Sin discusión: {winner} {score} {loser}',
    ],
    draw: [
      'Nadie pudo más: empate entre {home} y {away}',
      'Empate: {home} {score} {away}',
      '{home} y {away} quedaron a mano',
    ],
    preview: [
      '{home} vs. {away}: así llegan',
      'Qué esperar del {home} vs. {away}',
      '{league}: {home} y {away} se alistan',
    ],
  },
  openings: {
    win: [
      '{winner} venció {score} a {loser}{at}, y pocos de los que lo vieron lo van a discutir.',
      'Fue el día de {winner}{at}: {score} ante {loser}.',
      '{loser} tuvo sus momentos{at}, pero el {score} final fue de {winner}.',
    ],
    draw: [
      '{home} y {away} terminaron iguales, {score}{at}: algo para los dos, todo para ninguno.',
      'Los dos pudieron ganarlo{at}; al final {home} y {away} se quedaron con el {score}.',
    ],
    preview: [
      '{home} y {away} se enfrentan{at}. Torneo: {league}. Las alineaciones y el marcador en vivo están en la página del partido.',
      'Para no perderlo de vista, {league}: {home} vs. {away}{at}.',
    ],
  },
  summaries: {
    win: '{winner} venció {score} a {loser}. Torneo: {league}.',
    draw: '{home} y {away} empataron {score}. Torneo: {league}.',
    preview: '{home} y {away} se enfrentan ({league}). Así les fue en los últimos partidos.',
  },
  sets: 'Los parciales: {course}.',
  halfTime: 'Al medio tiempo iban {course}.',
  periods: 'Periodo por periodo: {course}.',
  next: 'Lo que sigue para {winner}: {home} vs. {away}.',
  elsewhere: 'Ese mismo día, {league}',
  form: 'Últimos partidos: {team}',
};

/** A score follows an Arabic word: after a Latin name its numbers would appear in reverse order. */
const ARABIC: NewsWords = {
  language: 'ar',
  author: 'فريق أخبار Touchline',
  at: ' (الملعب: {venue})',
  titles: {
    narrow: [
      '{winner} يتخطى {loser} بصعوبة بنتيجة {score}',
      '{winner} يصمد أمام {loser}',
      'بفارق ضئيل: {winner} يتجاوز {loser}',
    ],
    clear: [
      '{winner} يهزم {loser} بنتيجة {score}',
      '{winner} أقوى من {loser}',
      'بنتيجة {score}: يوم جيد لـ{winner} لا لـ{loser}',
    ],
    huge: [
      '{winner} يكتسح {loser} بنتيجة {score}',
      '{winner} يبتعد عن {loser}',
      'من طرف واحد: {winner} يهزم {loser} بنتيجة {score}',
    ],
    draw: [
      'لا غالب بين {home} و{away}',
      '{home} و{away} يتعادلان بنتيجة {score}',
      '{home} و{away} يتقاسمان النقاط',
    ],
    preview: [
      '{home} ضد {away}: كيف يصلان إلى المباراة',
      'ماذا ننتظر من مباراة {home} ضد {away}',
      'في {league}: {home} و{away} يستعدان',
    ],
  },
  openings: {
    win: [
      'هزم {winner} منافسه {loser} بنتيجة {score}{at}، وقليل ممن شاهدوا المباراة من يجادل في ذلك.',
      'كان اليوم يوم {winner}{at}: فاز بنتيجة {score} على {loser}.',
      'كانت لـ{loser} لحظاته{at}، لكن نتيجة {score} في النهاية كانت لصالح {winner}.',
    ],
    draw: [
      'انتهت مباراة {home} و{away} بالتعادل بنتيجة {score}{at}: شيء لكليهما، والكل لا لأحد.',
      'كانت لكليهما فرص الفوز{at}؛ وفي النهاية خرج {home} و{away} بنتيجة {score}.',
    ],
    preview: [
      'يلتقي {home} و{away}{at} في {league}. ستكون التشكيلتان والنتيجة المباشرة في صفحة المباراة.',
      'مباراة تستحق المتابعة في {league}: {home} ضد {away}{at}.',
    ],
  },
  summaries: {
    win: 'فاز {winner} بنتيجة {score} على {loser} في {league}.',
    draw: 'انتهت بنتيجة {score} بين {home} و{away} في {league}.',
    preview: 'يلتقي {home} و{away} في {league}. نتائجهما الأخيرة في لمحة.',
  },
  sets: 'نتائج المجموعات: {course}.',
  halfTime: 'عند نهاية الشوط الأول كانت النتيجة {course}.',
  periods: 'فترة بعد فترة: {course}.',
  next: 'المباراة القادمة لـ{winner}: {home} ضد {away}.',
  elsewhere: 'في اليوم نفسه في {league}',
  form: 'آخر نتائج {team}',
};

export const NEWS_WORDS: readonly NewsWords[] = [ENGLISH, PORTUGUESE, SPANISH, ARABIC];
