import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

it.each([
  ['FC Bayern München', 'fc bayern munchen'],
  ['Bodø/Glimt', 'bodo glimt'],
  ['  Curaçao ', 'curacao'],
  ['Łódź', 'lodz'],
  ['Brighton & Hove', 'brighton hove'],
  ['İstanbul Başakşehir', 'istanbul basaksehir'],
  ['Παναθηναϊκός', 'παναθηναικοσ'],
  ['ЦСКА Будённый', 'цска буденныи'],
  ['大坂 なおみ', '大坂 なおみ'],
  ['鹿島アントラーズ２', '鹿島アントラース2'],
  ['الأهلي ١٢', 'الاهلي ١٢'],
  ['***', ''],
])('folds "%s" to "%s"', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
