import * as v from 'valibot';
import { formatConnectQuery, type Position } from '../../protocol/connect-query.ts';
import {
  matchFrameSchema,
  sportFrameSchema,
  type MatchFrame,
  type SportFrame,
} from '../../protocol/frame.ts';
import { matchSnapshotSchema, sportSnapshotSchema } from '../../protocol/frame.ts';
import type { MatchUpdate } from '../../protocol/ingest.ts';
import {
  matchLineSchema,
  matchStateSchema,
  type MatchLine,
  type MatchState,
} from '../../protocol/match-state.ts';
import { applyMergePatch } from '../../protocol/merge-patch.ts';
import { roomPath } from '../../protocol/room-name.ts';
import type { SportKey } from '../../sports/sport.ts';
import { upsertIncidents } from '../../protocol/upsert-incidents.ts';
import type { Harness } from './harness.ts';
import type { TestSocket } from './test-socket.ts';

export function matchPath(matchId: string): string {
  return roomPath({ party: 'match', matchId });
}

export function sportPath(sportKey: SportKey): string {
  return roomPath({ party: 'sport', sportKey });
}

/** A client that rebuilds a room's state from its frames, and fails at any gap. */
abstract class Viewer {
  readonly socket: TestSocket;
  position: Position | null;
  /** The kinds of frames received, in order. */
  readonly kinds: MatchFrame['type'][] = [];

  constructor(socket: TestSocket, position: Position | null) {
    this.socket = socket;
    this.position = position;
  }

  protected abstract take(text: string): void;

  /** Applies the next frame. */
  async receive(): Promise<void> {
    this.take(await this.socket.next());
  }

  /** Applies the frames that the room sent before it answers a ping, and returns their number. */
  async settle(): Promise<number> {
    const frames = await this.socket.rest();
    for (const text of frames) this.take(text);
    return frames.length;
  }

  /** Records a frame and the position after it. */
  protected follow(frame: MatchFrame | SportFrame): void {
    this.kinds.push(frame.type);
    if (frame.type === 'error') throw new Error(`Error frame: ${frame.code}`);
    const { version } = frame;
    if (frame.type === 'snapshot') {
      this.position = { epoch: frame.epoch, version };
      return;
    }
    if (!this.position) throw new Error('A delta came before any snapshot');
    if (version !== this.position.version + 1)
      throw new Error(`Version ${version} came after ${this.position.version}`);
    this.position = { ...this.position, version };
  }
}

/** A client of one match. */
export class MatchViewer extends Viewer {
  state: MatchState | null;

  constructor(socket: TestSocket, from: Pick<MatchViewer, 'position' | 'state'>) {
    super(socket, from.position);
    this.state = from.state;
  }

  /** Connects with the state of `from`. */
  static async connect(
    harness: Harness,
    matchId: string,
    from: Pick<MatchViewer, 'position' | 'state'> = { position: null, state: null },
  ): Promise<MatchViewer> {
    const socket = await harness.connect(matchPath(matchId), formatConnectQuery(from.position));
    return new MatchViewer(socket, from);
  }

  /** Applies frames until the state is at `version`. */
  async reach(version: number): Promise<this> {
    while ((this.position?.version ?? 0) < version) this.take(await this.socket.next());
    return this;
  }

  protected take(text: string): void {
    const frame = v.parse(matchFrameSchema, JSON.parse(text));
    this.follow(frame);
    if (frame.type === 'snapshot') this.state = frame.state;
    if (frame.type !== 'delta') return;
    const patched = v.parse(matchStateSchema, applyMergePatch(this.state, frame.patch ?? {}));
    this.state = {
      ...patched,
      incidents: upsertIncidents(patched.incidents, frame.incidents ?? []),
    };
  }
}

/** A client of a sport room; it also receives lines of other cases' matches. */
export class SportViewer extends Viewer {
  lines: Record<string, MatchLine>;

  constructor(socket: TestSocket, from: Pick<SportViewer, 'position' | 'lines'>) {
    super(socket, from.position);
    this.lines = { ...from.lines };
  }

  static async connect(
    harness: Harness,
    sportKey: SportKey,
    from: Pick<SportViewer, 'position' | 'lines'> = { position: null, lines: {} },
  ): Promise<SportViewer> {
    const socket = await harness.connect(sportPath(sportKey), formatConnectQuery(from.position));
    return new SportViewer(socket, from);
  }

  /** Applies frames until a match's line fits, and returns the line. */
  async until(
    matchId: string,
    fits: (line: MatchLine | undefined) => boolean,
  ): Promise<MatchLine | undefined> {
    while (!fits(this.lines[matchId])) this.take(await this.socket.next());
    return this.lines[matchId];
  }

  protected take(text: string): void {
    const frame = v.parse(sportFrameSchema, JSON.parse(text));
    this.follow(frame);
    if (frame.type === 'snapshot') this.lines = { ...frame.lines };
    if (frame.type !== 'delta') return;
    for (const [matchId, change] of Object.entries(frame.lines)) {
      if (change === null) delete this.lines[matchId];
      else
        this.lines[matchId] = v.parse(
          matchLineSchema,
          applyMergePatch(this.lines[matchId], change),
        );
    }
  }
}

/** Returns the room's parsed snapshot. */
export async function getSnapshot(harness: Harness, matchId: string) {
  const { body } = await harness.get(matchPath(matchId));
  return v.parse(matchSnapshotSchema, body);
}

export async function getSportSnapshot(harness: Harness, sportKey: SportKey) {
  const { body } = await harness.get(sportPath(sportKey));
  return v.parse(sportSnapshotSchema, body);
}

/** Ingests updates in one request each, as a live feed does. */
export async function ingestEach(
  harness: Harness,
  matchId: string,
  updates: MatchUpdate[],
): Promise<void> {
  for (const update of updates) await harness.ingest(matchId, [update]);
}
