import { profileRoot, type ProfileAddress } from './profile-path.ts';

/** Returns a player's canonical path. */
export function playerPath(player: ProfileAddress): string {
  return profileRoot('player', player);
}
