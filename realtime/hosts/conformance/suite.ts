import type { Case } from './harness.ts';
import { matchCases } from './match-cases.ts';
import { socketCases } from './socket-cases.ts';
import { sportCases } from './sport-cases.ts';

/** What every host must hold, whichever platform it is written for. */
export const cases: Case[] = [...matchCases, ...socketCases, ...sportCases];
