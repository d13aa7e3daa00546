import type { Case } from './harness.ts';
import { matchCases } from './match-cases.ts';
import { socketCases } from './socket-cases.ts';
import { sportCases } from './sport-cases.ts';

/** Requirements for every host, on any platform. */
export const cases: Case[] = [...matchCases, ...socketCases, ...sportCases];
