import * as v from 'valibot';
import { EVENT_STATUSES } from '../sports/event-status.ts';

/** Event status of spec point 4. */
export const eventStatusSchema = v.picklist(EVENT_STATUSES);
