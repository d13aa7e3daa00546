import type { MatchUpdate } from '../protocol/ingest.ts';
import type { LoggedUpdate } from './room-rpc.ts';
import { storedJson } from './stored-json.ts';
import { hasTable } from './stored-rows.ts';

/** Adds the arrivals' columns to the log of a room that an older build created. */
export function addArrivals(sql: SqlStorage): void {
  const names = Array.from(
    sql.exec<{ name: string }>("SELECT name FROM pragma_table_info('log')"),
    ({ name }) => name,
  );
  if (names.includes('version')) return;
  for (const column of ['arrived_at INTEGER', 'source TEXT', 'version INTEGER'])
    sql.exec(`ALTER TABLE log ADD COLUMN ${column}`);
}

/** Highest number of updates that an operator sees. */
const SHOWN = 30;

interface LogRow extends Record<string, SqlStorageValue> {
  sequence: number;
  body: string;
  arrived_at: number | null;
  source: string | null;
  version: number | null;
}

/** Returns the newest updates of a stored log, newest first. */
export function newestOfLog(sql: SqlStorage): Omit<LoggedUpdate, 'rejection'>[] {
  if (!hasTable(sql, 'log')) return [];
  const rows = sql.exec<LogRow>('SELECT * FROM log ORDER BY sequence DESC LIMIT ?', SHOWN);
  return Array.from(rows, ({ sequence, body, arrived_at, source, version }) => {
    const {
      matchId: _match,
      sequence: _sequence,
      occurredAt,
      ...changes
    } = storedJson<MatchUpdate>(body);
    const arrival = { version, source, arrivedAt: arrived_at };
    return { sequence, ...arrival, occurredAt, changes: Object.keys(changes) };
  });
}
