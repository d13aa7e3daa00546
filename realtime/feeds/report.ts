import { sportById } from '../sports/registry.ts';
import type { CommandIo } from './command-io.ts';
import { formatCounts } from './counts.ts';
import { fetchSnapshot } from './room-snapshot.ts';
import type { SendReport } from './sender.ts';

/** Parallel requests to rooms. */
const PARALLEL = 8;
const REJECTIONS_SHOWN = 10;

/**
 * Reports a run. With `json` it prints the current state of each match in its room and then the
 * counts, one JSON object per line. Returns the exit code: 1 if an update was rejected or
 * unacknowledged, sending failed, or a room could not be read.
 */
export async function reportRun(
  report: SendReport,
  { to, json }: { to: string; json: boolean },
  { stdout, stderr }: CommandIo,
): Promise<number> {
  const { counts, rejections, failure } = report;
  for (const { matchId, sequence, reason } of rejections.slice(0, REJECTIONS_SHOWN))
    stderr.write(`rejected: ${matchId} ${sequence}: ${reason ?? 'no reason given'}\n`);
  if (rejections.length > REJECTIONS_SHOWN)
    stderr.write(`… and ${rejections.length - REJECTIONS_SHOWN} more\n`);
  if (failure !== undefined) stderr.write(`${failure}\n`);
  let unread = 0;
  // Do not query the rooms of an unreachable server.
  if (json && !report.isUnreachable)
    unread = await printMatches(to, report.matchIds, { stdout, stderr });
  if (json) stdout.write(`${JSON.stringify(counts)}\n`);
  stderr.write(`${formatCounts(counts)}\n`);
  const failed =
    counts.rejected > 0 || counts.unacknowledged > 0 || failure !== undefined || unread > 0;
  return failed ? 1 : 0;
}

/** Prints the state of each match, and returns the number of rooms without a readable state. */
async function printMatches(
  to: string,
  matchIds: readonly string[],
  { stdout, stderr }: Pick<CommandIo, 'stdout' | 'stderr'>,
): Promise<number> {
  let unread = 0;
  for (let begin = 0; begin < matchIds.length; begin += PARALLEL) {
    const group = matchIds.slice(begin, begin + PARALLEL);
    const answers = await Promise.all(group.map((matchId) => fetchSnapshot(to, matchId)));
    for (const [index, answer] of answers.entries()) {
      if (answer.kind === 'state') {
        const { state, version } = answer.snapshot;
        const { matchId, status, score, periods } = state;
        const sport = sportById(state.sportId).key;
        const names = { home: state.home.name, away: state.away.name };
        stdout.write(
          `${JSON.stringify({ matchId, sport, ...names, status, score, periods, version })}\n`,
        );
      } else {
        unread++;
        stderr.write(
          `${group[index] ?? ''}: the room ${answer.kind === 'empty' ? 'has no state' : answer.reason}\n`,
        );
      }
    }
  }
  return unread;
}
