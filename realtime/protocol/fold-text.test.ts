import { expect, it } from 'vitest';
import { foldText, slugify } from './fold-text.ts';

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

it.each([
  ['São Paulo’s FC', 'sao-paulos-fc'],
  ["Queen's Park / Bodø", 'queens-park-bodo'],
  ['ЦСКА 2', '2'],
  ['鹿島', ''],
])('makes "%s" the slug "%s"', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});
