import type { PlayerWire } from '../../edge/contracts/players.ts';
import type { Pictured } from '../../edge/crest/picture-path.ts';

/** How a player is shown, as far as is known. */
export function playerPictures({
  playerNation: nation,
  playerLogoUri: logoUri,
}: Pick<PlayerWire, 'playerNation' | 'playerLogoUri'>): Pictured {
  return { ...(nation && { nation }), ...(logoUri && { logoUri }) };
}
