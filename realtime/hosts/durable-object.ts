export { HubRoomServer } from './hub-room-server.ts';
export { MatchRoomServer } from './match-room-server.ts';
export { SportRoomServer } from './sport-room-server.ts';
