import type * as Party from 'partykit/server';
import { refusal } from './json-answers.ts';

/**
 * The response of `partykit dev` outside the rooms, which are the parties `match` and `sport` of
 * partykit.json.
 */
export default class FrontParty implements Party.Server {
  readonly room: Party.Room;

  constructor(room: Party.Room) {
    this.room = room;
  }

  onRequest(): Response {
    return FrontParty.onFetch();
  }

  static onFetch(): Response {
    return refusal(404, 'Rooms are at /parties/match/{matchId} and /parties/sport/{sportKey}.');
  }

  static onBeforeConnect(): Response {
    return FrontParty.onFetch();
  }

  static onBeforeRequest(): Response {
    return FrontParty.onFetch();
  }
}

FrontParty satisfies Party.Worker;
