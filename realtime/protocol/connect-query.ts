import * as v from 'valibot';
import { connectQuery, type Position } from '../../clients/live/src/address.ts';
import { epochSchema, versionSchema } from './frame.ts';
import { PROTOCOL_VERSION } from './version.ts';

export type { Position };

export type ConnectQuery =
  | { kind: 'ok'; position: Position | null }
  | { kind: 'unsupported-protocol'; protocol: string };

/**
 * Parses `epoch`, `version` and `protocol` of a socket's query. An incomplete or malformed position
 * becomes null: the client gets a snapshot.
 */
export function parseConnectQuery(query: URLSearchParams): ConnectQuery {
  const protocol = query.get('protocol');
  if (protocol !== null && protocol !== String(PROTOCOL_VERSION))
    return { kind: 'unsupported-protocol', protocol };
  const epoch = v.safeParse(epochSchema, query.get('epoch'));
  const versionText = query.get('version') ?? '';
  const version = v.safeParse(
    versionSchema,
    /^\d+$/.test(versionText) ? Number(versionText) : null,
  );
  if (!epoch.success || !version.success) return { kind: 'ok', position: null };
  return { kind: 'ok', position: { epoch: epoch.output, version: version.output } };
}

/** Returns the query of a client that rejects unknown members: it names this protocol's version. */
export function formatConnectQuery(position: Position | null): Record<string, string> {
  return connectQuery(position, PROTOCOL_VERSION);
}
