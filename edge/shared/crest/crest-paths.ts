import type { CrestShape } from '../../../realtime/sports/sport.ts';
import type { Charge } from './kit-of.ts';
import type { Pattern } from '../../../realtime/protocol/kit-patterns.ts';

/** A league's badge, or the outline of a sport's crests. */
export type Outline = CrestShape | 'tile';

/** The outline of each shape in a box of 24 by 24. */
export const OUTLINES: Readonly<Record<Outline, string>> = {
  shield: 'M4 2h16a1 1 0 0 1 1 1v9.6c0 5-3.4 8-9 10.4-5.6-2.4-9-5.4-9-10.4V3a1 1 0 0 1 1-1z',
  roundel: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z',
  plate: 'M6.4 1.6h11.2l4.4 8-4 8.4-6 5-6-5-4-8.4z',
  diamond:
    'M10.6 1.6a2 2 0 0 1 2.8 0l9 9a2 2 0 0 1 0 2.8l-9 9a2 2 0 0 1-2.8 0l-9-9a2 2 0 0 1 0-2.8z',
  hex: 'M11 1.3a2 2 0 0 1 2 0l8 4.6a2 2 0 0 1 1 1.7v8.8a2 2 0 0 1-1 1.7l-8 4.6a2 2 0 0 1-2 0l-8-4.6a2 2 0 0 1-1-1.7V7.6a2 2 0 0 1 1-1.7z',
  tile: 'M7 1h10a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6V7a6 6 0 0 1 6-6z',
};

/** A pattern's second colour, in a box of 24 by 24. `plain` has none. */
export const PATTERN_PATHS: Readonly<Record<Pattern, string>> = {
  plain: '',
  halves: 'M12 0h12v24H12z',
  stripes: 'M6.6 0h3.6v24H6.6zM13.8 0h3.6v24h-3.6z',
  pinstripes:
    'M5 0h1.3v24H5zM8.4 0h1.3v24H8.4zM11.4 0h1.3v24h-1.3zM14.4 0h1.3v24h-1.3zM17.7 0H19v24h-1.3z',
  hoops: 'M0 6h24v4H0zM0 14h24v4H0z',
  band: 'M0 8.6h24v6.8H0z',
  sash: 'M0 0h7l17 17.5V24h-1.5L0 4.5z',
  quarters: 'M12 0h12v12H12zM0 12h12v12H0z',
  chevron: 'M0 20 12 9.4 24 20v-7L12 2.4 0 13z',
  cross: 'M9.7 0h4.6v8.4H24V13h-9.7v11H9.7V13H0V8.4h9.7z',
  saltire: 'M0 0h5l7 8 7-8h5v1l-8.2 10L24 21v3h-4.5L12 14.6 4.5 24H0v-3l8.2-10L0 1z',
  checks:
    'M0 0h6v6H0zM12 0h6v6h-6zM6 6h6v6H6zM18 6h6v6h-6zM0 12h6v6H0zM12 12h6v6h-6zM6 18h6v6H6zM18 18h6v6h-6z',
  lozenge: 'M12 2.6l7.5 9.4-7.5 9.4L4.5 12z',
  chief: 'M0 0h24v8.6H0z',
};

/** The signs on a large crest's plate, in a box of 24 by 24. */
export const CHARGES: Readonly<Record<Charge, string>> = {
  star: 'M12 7.6l1.2 2.7 3 .3-2.2 2 .6 2.9-2.6-1.5-2.6 1.5.6-2.9-2.2-2 3-.3z',
  peaks: 'M7.8 14.6l3-5 1.7 2.6 1-1.5 2.7 3.9z',
  waves:
    'M8 9.6q1.3-1.2 2.7 0t2.6 0 2.7 0v1.3q-1.4 1.2-2.7 0t-2.6 0-2.7 0zM8 12.9q1.3-1.2 2.7 0t2.6 0 2.7 0v1.3q-1.4 1.2-2.7 0t-2.6 0-2.7 0z',
  crown: 'M8 9.2l2 1.8 2-2.8 2 2.8 2-1.8-.7 5.2H8.7z',
  tower: 'M8.8 8.6h1.5v1.1h1V8.6h1.4v1.1h1V8.6h1.5v2.6l-.7.6v2.9h-5v-2.9l-.7-.6z',
  bolt: 'M13.2 7.6 8.8 12.6h2.6l-.8 3.7 4.6-5.3h-2.7z',
  sun: 'M12 9.7a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2zM11.6 7.4h.8v1.5h-.8zM11.6 14.7h.8v1.5h-.8zM7.6 11.4h1.5v.8H7.6zM14.9 11.4h1.5v.8h-1.5z',
  leaf: 'M12 7.6c3 1.8 3.6 5 .5 7.3v1.5h-1v-1.5C8.4 12.6 9 9.4 12 7.6z',
  ball: 'M12 8a3.8 3.8 0 1 1 0 7.6A3.8 3.8 0 0 1 12 8zm0 2.1a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z',
  wing: 'M7.8 9.4c2.6.2 3.4 1 4.2 2.4.8-1.4 1.6-2.2 4.2-2.4-.3 2.6-1.6 4.6-4.2 5.4-2.6-.8-3.9-2.8-4.2-5.4z',
};
