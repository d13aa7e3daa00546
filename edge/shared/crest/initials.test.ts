import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Manchester United FC', 'MU'],
  ['FC Barcelona', 'B'],
  ['1. FC Köln', 'K'],
  ['Paris Saint-Germain', 'PG'],
  ['Águilas de Marte', 'ÁM'],
  ['Silva / Costa Ramos', 'SC'],
  ['Hermannova B/Stochlova M', 'HS'],
  ['Krawietz, Kevin / Puetz, Tim', 'KP'],
  ['FK Bodø/Glimt', 'BG'],
  ['SpVgg 07/09', 'S0'],
  ['76ers', '7'],
  ['(Women) Rovers', 'WR'],
  ['الهلال السعودي', 'هس'],
  ['鹿島アントラーズ', '鹿'],
  ['FC', 'F'],
  ['!', ''],
])('%s has the initials %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
