import type { SportKey } from '../../sports/sport.ts';
import type { Random } from '../world/random.ts';
import type { DemoLeague, DemoTeam } from '../world/world.ts';

export interface Pairing {
  league: DemoLeague;
  home: DemoTeam;
  away: DemoTeam;
}

/** Picks the sides of matches. No team plays twice at a time while others are free. */
export class Matchmaker {
  readonly #leagues: readonly DemoLeague[];
  readonly #random: Random;
  readonly #playing = new Set<string>();
  readonly #played = new Set<string>();

  constructor(leagues: readonly DemoLeague[], random: Random) {
    this.#leagues = leagues;
    this.#random = random;
  }

  /**
   * Returns two sides of a sport. Avoids the teams in `scheduled`, which have another match that
   * day.
   */
  pair(sport: SportKey, scheduled: ReadonlySet<string>): Pairing {
    const leagues = this.#random.shuffle(
      this.#leagues.filter((league) => league.sport.key === sport),
    );
    const pairing =
      this.#find(leagues, (id) => this.isFree(id, scheduled)) ??
      this.#find(leagues, (id) => !this.#playing.has(id) && !this.#played.has(id)) ??
      this.#find(leagues, (id) => !this.#playing.has(id)) ??
      this.#find(leagues, () => true);
    if (!pairing) throw new Error(`The world has no two teams for ${sport}`);
    return pairing;
  }

  /**
   * Whether a team plays no match now, has played none in this run, and has none scheduled that
   * day.
   */
  isFree(teamId: string, scheduled: ReadonlySet<string>): boolean {
    return !this.#playing.has(teamId) && !scheduled.has(teamId) && !this.#played.has(teamId);
  }

  /** Marks two teams as playing. */
  take({ home, away }: Pick<Pairing, 'home' | 'away'>): void {
    this.#playing.add(home.team.id).add(away.team.id);
  }

  /** Ends a match. Its sides play again when no other team is free. */
  release({ home, away }: Pick<Pairing, 'home' | 'away'>): void {
    for (const { team } of [home, away]) {
      this.#playing.delete(team.id);
      this.#played.add(team.id);
    }
  }

  #find(leagues: readonly DemoLeague[], isFree: (id: string) => boolean): Pairing | undefined {
    for (const league of leagues) {
      const free = league.teams.filter(({ team }) => isFree(team.id));
      const [home, away] = this.#random.shuffle(free);
      if (home && away) return { league, home, away };
    }
    return undefined;
  }
}
