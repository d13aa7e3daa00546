import type { Context } from 'hono';
import * as v from 'valibot';
import { createDatabase } from '../origin/db/database.ts';
import {
  listLeagueEvents,
  listTeamEvents,
  type EventPageQuery,
} from '../origin/media/event-pages.ts';
import { findLeague } from '../origin/media/leagues.ts';
import { findTeam } from '../origin/media/teams.ts';
import { answerData, answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';
import { eventPageQuerySchema, eventPageTypeSchema } from './read-query.ts';

/**
 * `GET /v1/events/team/{id}/{type}?flag?&size?` → `EventPage`; 404 with the
 * text of spec point 8, empty for a team without such matches.
 */
export async function getTeamEvents(c: Context<Bindings>) {
  const id = c.req.param('id') ?? '';
  const query = readQuery(c);
  if (query instanceof Response) return query;
  const db = createDatabase(c.env.DB);
  if (!(await findTeam(db, id))) return answerError(c, 404, 'No data available for this team.');
  return answerData(c, await listTeamEvents(db, id, query));
}

/** `GET /v1/events/tournament/{id}/{type}?flag?&size?` → `EventPage`, as of a team. */
export async function getLeagueEvents(c: Context<Bindings>) {
  const id = c.req.param('id') ?? '';
  const query = readQuery(c);
  if (query instanceof Response) return query;
  const db = createDatabase(c.env.DB);
  if (!(await findLeague(db, id))) return answerError(c, 404, 'No data available for this league.');
  return answerData(c, await listLeagueEvents(db, id, query));
}

function readQuery(c: Context<Bindings>): EventPageQuery | Response {
  const type = v.safeParse(eventPageTypeSchema, c.req.param('type'));
  if (!type.success) return answerError(c, 404, 'There is no such call.');
  const query = v.safeParse(eventPageQuerySchema, c.req.query());
  if (!query.success) return answerError(c, 400, query.issues[0].message);
  return { type: type.output, ...query.output };
}
