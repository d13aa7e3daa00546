import * as v from 'valibot';
import { epochSchema, versionSchema } from './frame.ts';
import { PROTOCOL_VERSION } from './version.ts';

/** A client's position when it connects. */
export interface Position {
  epoch: string;
  version: number;
}

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

/** Returns a client's connect query. */
export function formatConnectQuery(position: Position | null): Record<string, string> {
  const protocol = { protocol: String(PROTOCOL_VERSION) };
  return position
    ? { ...protocol, epoch: position.epoch, version: String(position.version) }
    : protocol;
}
