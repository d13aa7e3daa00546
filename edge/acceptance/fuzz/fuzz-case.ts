import type { IngestCase } from './ingest-cases.ts';
import type { SocketCase } from './socket-cases.ts';
import type { UpstreamCase } from './upstream-cases.ts';
import type { Visit } from './visit-cases.ts';

/** One action against the product. */
export type FuzzCase =
  | ({ kind: 'updates' | 'catalogue' | 'details' | 'raw' | 'signature' } & IngestCase)
  | ({ kind: 'page' | 'call' } & Visit)
  | ({ kind: 'socket' } & SocketCase)
  | ({ kind: 'upstream' } & UpstreamCase);

export type Kind = FuzzCase['kind'];
