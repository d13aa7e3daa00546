import type { Incident } from '../../../../realtime/protocol/incident.ts';

/** A player's events in a match, for the marks beside the name. */
export interface PlayerMarks {
  goals: number;
  ownGoals: number;
  assists: number;
  card: 'yellow' | 'second-yellow' | 'red' | null;
  /** Minute texts: "64'". */
  cameOn: string | null;
  wentOff: string | null;
}

const NONE: PlayerMarks = {
  goals: 0,
  ownGoals: 0,
  assists: 0,
  card: null,
  cameOn: null,
  wentOff: null,
};

/** Player of a mark: by id if the source sends it, else by name. */
interface Person {
  playerId: string;
  playerName: string;
}

export type MarksOf = (person: Person) => PlayerMarks;

/** Returns a function that gives each player's marks, from a match's incidents. */
export function readMarks(incidents: readonly Incident[]): MarksOf {
  const marks = new Map<string, PlayerMarks>();
  const change = (key: string | undefined, more: (known: PlayerMarks) => Partial<PlayerMarks>) => {
    if (key === undefined) return;
    const known = marks.get(key) ?? NONE;
    marks.set(key, { ...known, ...more(known) });
  };
  for (const incident of incidents) {
    if (incident.removed) continue;
    const player = incident.playerId ?? incident.player;
    const related = incident.relatedPlayerId ?? incident.relatedPlayer;
    const minute = incident.minute === null ? '' : `${incident.minute}'`;
    switch (incident.type) {
      case 'goal':
      case 'penalty-goal':
        change(player, ({ goals }) => ({ goals: goals + 1 }));
        change(related, ({ assists }) => ({ assists: assists + 1 }));
        break;
      case 'own-goal':
        change(player, ({ ownGoals }) => ({ ownGoals: ownGoals + 1 }));
        break;
      case 'yellow-card':
        change(player, ({ card }) => ({ card: card ?? 'yellow' }));
        break;
      case 'second-yellow-card':
        change(player, () => ({ card: 'second-yellow' }));
        break;
      case 'red-card':
        change(player, () => ({ card: 'red' }));
        break;
      case 'substitution':
        change(player, () => ({ wentOff: minute }));
        change(related, () => ({ cameOn: minute }));
        break;
      default:
    }
  }
  return ({ playerId, playerName }) => marks.get(playerId) ?? marks.get(playerName) ?? NONE;
}
