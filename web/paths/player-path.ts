import { profileRoot, type ProfileAddress } from './profile-path.ts';

/** The one address of a player. */
export function playerPath(player: ProfileAddress): string {
  return profileRoot('player', player);
}
