import type { Node } from '@takumi-rs/wasm';
import { CARD, PLACES, type CardSide, type MatchCard } from './match-card.ts';

/** The product's font, and its file with further letters. Letters that both lack come from other fonts. */
export const FACE = 'Archivo';
export const FACE_MORE = 'Archivo More';

/** Path of the card's drawn ground among its pictures. */
export const GROUND = 'ground';

/** Colours of `tokens.css` for a dark ground. */
const INK = '#f1f5f2';
const INK_2 = '#b4beb8';
const INK_3 = '#98a49e';
const LIVE = '#ff7d63';

type Style = NonNullable<Node['style']>;

/** Most letters of a name in the large size. */
const LONG = 26;
/** Width of a team's name, and of the space between both names, px. */
const NAME = 372;
const MIDDLE = CARD.width - 2 * (NAME + 50);

/**
 * Lays out a match's card over its drawn ground: the league, both teams' names with flag or logo,
 * the state, the score, and a note. `pictures` are the paths of the available pictures.
 */
export function layOutCard(card: MatchCard, pictures: ReadonlySet<string>): Node {
  const { brandName, league, first, second, state, isLive, note, isMirrored } = card;
  const direction = directionOf(card);
  const atStart = isMirrored ? 'flex-end' : 'flex-start';
  const atEnd = isMirrored ? 'flex-start' : 'flex-end';
  return box(
    { display: 'flex', position: 'relative', ...CARD, fontFamily: `${FACE}, ${FACE_MORE}` },
    [
      { type: 'image', src: GROUND, style: { ...at(0, 0), ...CARD } },
      line({ ...at(isMirrored ? 384 : 56, 0), width: 760, height: PLACES.caption }, atStart, [
        text(league, { ...ONE_LINE, direction, fontSize: 30, fontWeight: 640, color: INK }),
      ]),
      line({ ...at(isMirrored ? 116 : 820, 0), width: 264, height: PLACES.caption }, atEnd, [
        text(brandName, { ...ONE_LINE, fontSize: 32, fontWeight: 760, color: INK }),
      ]),
      ...[first, second].flatMap((side) => sideOf(side, side === first, pictures)),
      line({ ...at(520, PLACES.ground - 80), width: 160, height: 160 }, 'center', [
        text(state, {
          ...ONE_LINE,
          direction,
          fontSize: Math.min(46, 216 / state.length),
          fontWeight: 760,
          color: isLive ? LIVE : INK,
        }),
      ]),
      line({ ...at(NAME + 50, 348), width: MIDDLE, height: 152 }, 'center', middleOf(card)),
      line({ ...at(56, 560), width: 1088, height: 54 }, 'center', [
        text(note, { ...ONE_LINE, direction, fontSize: 30, fontWeight: 560, color: INK_2 }),
      ]),
    ],
  );
}

function directionOf({ isMirrored }: MatchCard): 'ltr' | 'rtl' {
  return isMirrored ? 'rtl' : 'ltr';
}

const ONE_LINE: Style = { lineClamp: 1, textOverflow: 'ellipsis' };

function at(left: number, top: number): Style {
  return { position: 'absolute', left, top };
}

function line(
  style: Style,
  justifyContent: 'flex-start' | 'center' | 'flex-end',
  of: Node[],
): Node {
  return box({ display: 'flex', alignItems: 'center', ...style, justifyContent }, of);
}

function middleOf(card: MatchCard): Node[] {
  const { score, between, headline, isLive } = card;
  if (!score)
    return [
      text(headline, {
        direction: directionOf(card),
        width: MIDDLE,
        fontSize: 42,
        fontWeight: 700,
        lineHeight: 1.2,
        color: INK,
        textAlign: 'center',
        lineClamp: 3,
        textOverflow: 'ellipsis',
      }),
    ];
  const figures = `${score.first}${score.second}`;
  // Two scores of three digits each fit between the names.
  const size = Math.min(168, (MIDDLE - 28) / (0.56 * figures.length + 0.5));
  const figure = (own: number, other: number) =>
    text(String(own), {
      fontSize: size,
      fontWeight: 780,
      letterSpacing: -0.02 * size,
      color: !isLive && own < other ? INK_2 : INK,
    });
  return [
    figure(score.first, score.second),
    text(between, { fontSize: size * 0.5, fontWeight: 500, color: INK_3, margin: '0 14px' }),
    figure(score.second, score.first),
  ];
}

function sideOf(
  { name, picture }: CardSide,
  isFirst: boolean,
  pictures: ReadonlySet<string>,
): Node[] {
  const x = PLACES.sides[isFirst ? 'first' : 'second'];
  const size = PLACES.crest;
  const image: Node[] =
    picture !== null && pictures.has(picture)
      ? [
          {
            type: 'image',
            src: picture,
            style: {
              ...at(x - size / 2, PLACES.ground - size / 2),
              width: size,
              height: size,
              objectFit: 'contain',
            },
          },
        ]
      : [];
  return [
    ...image,
    line(
      { ...at(x - NAME / 2, 368), width: NAME, height: 120, alignItems: 'flex-start' },
      'center',
      [
        text(name, {
          ...(name.length > LONG ? { fontSize: 35, lineClamp: 3 } : { fontSize: 46, lineClamp: 2 }),
          fontWeight: 720,
          lineHeight: 1.15,
          color: INK,
          textAlign: 'center',
          textOverflow: 'ellipsis',
        }),
      ],
    ),
  ];
}

function box(style: Style, children: Node[]): Node {
  return { type: 'container', style, children };
}

function text(content: string, style: Style): Node {
  return { type: 'text', text: content, style };
}
