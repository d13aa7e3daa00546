import { Server } from 'partyserver';

export class MatchRoomServer extends Server {}
export class SportRoomServer extends Server {}
