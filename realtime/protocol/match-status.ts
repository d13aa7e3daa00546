import * as v from 'valibot';
import { MATCH_STATUSES } from '../sports/match-status.ts';

/** Match status of spec point 4, and each sport's own. */
export const matchStatusSchema = v.picklist(MATCH_STATUSES);
