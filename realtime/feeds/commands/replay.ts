import type { Command, CommandIo } from '../command-io.ts';
import {
  parseOptions,
  readNumber,
  readTarget,
  TARGET_HELP,
  TARGET_OPTIONS,
  type Target,
} from '../command-options.ts';
import { importDetails } from '../details-import.ts';
import { paceRecordings, replayDuration, type Speed } from '../pacer.ts';
import { READERS } from '../readers/registry.ts';
import { planRebase, rebase, rebasedId } from '../rebase.ts';
import { fetchSnapshot, type RoomAnswer } from '../room-snapshot.ts';
import { runSource } from '../run-source.ts';
import { selectMatches } from '../select-matches.ts';
import { sleepUntilAborted } from '../sleep.ts';
import type { Recording } from '../source.ts';
import { UsageError } from '../usage-error.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
const FORMATS = [...READERS.keys()].join(', ');

const help = `Usage: feed replay --format FORMAT --file FILE [options]

Plays recorded matches as if they were on now. A second replay of the same
file brings nothing but duplicates.

  --format FORMAT      ${FORMATS}
  --file FILE          the recording (shuttleset: or its folder)
  --match "A vs B"     these matches alone
  --speed N|max        N times faster than recorded, or as fast as the server
                       acknowledges (default 1)
  --dates recorded|today
                       recorded: as they were (default); today: all dates are
                       moved so that the first match begins now, under ids of
                       their own for the day
${TARGET_HELP}

Examples:
  feed replay --format openfootball --file worldcup.json --match "Spain vs Argentina" --speed 60
  feed replay --format nba-pbp --file playbyplay.json --speed max --json
  feed replay --format openfootball --file worldcup.json --dates today --speed 600
`;

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const values = parseOptions(args, {
    ...TARGET_OPTIONS,
    format: { type: 'string' },
    file: { type: 'string' },
    match: { type: 'string' },
    speed: { type: 'string', default: '1' },
    dates: { type: 'string', default: 'recorded' },
  });
  const read = READERS.get(values.format ?? '');
  if (!read) throw new UsageError(`--format takes one of ${FORMATS}`);
  if (!values.file) throw new UsageError('--file is missing: the recording to replay');
  if (values.dates !== 'recorded' && values.dates !== 'today')
    throw new UsageError(`--dates takes recorded or today, not "${values.dates}"`);
  const speed = readSpeed(values.speed);
  const target = await readTarget(values, io);

  const all = await read({ path: values.file });
  const selected = values.match === undefined ? all : select(all, values.match);
  const recordings =
    values.dates === 'today' ? await rebaseToday(selected, target, io.signal) : selected;
  io.stderr.write(`${describe(recordings, speed)}\n`);
  const source = `replay:${values.format}`;
  const code = await runSource(
    (signal) => paceRecordings(recordings, { speed, signal }),
    { source, target, json: values.json },
    io,
  );
  const details = recordings.flatMap((recording) => recording.details ?? []);
  if (code !== 0 || details.length === 0 || io.signal.aborted) return code;
  return importDetails(details, { source, target }, io);
}

function readSpeed(text: string): Speed {
  if (text === 'max') return 'max';
  const speed = readNumber('--speed', text);
  if (speed === 0) throw new UsageError('--speed takes a number above 0, or max');
  return speed;
}

function select(recordings: readonly Recording[], filter: string): readonly Recording[] {
  const selection = selectMatches(recordings, filter);
  if (selection.kind === 'found') return selection.recordings;
  const near = selection.near.map((title) => `\n  ${title}`).join('');
  throw new UsageError(`no match of the file is "${filter}"; near it are${near}`);
}

/** The first run of a day chooses the kick-off; later ones ask the room for it. */
async function rebaseToday(
  recordings: readonly Recording[],
  target: Target,
  signal: AbortSignal,
): Promise<readonly Recording[]> {
  const now = Date.now();
  const plan = planRebase(recordings, now);
  if (!plan) return recordings;
  const earlier = await askRoom(target, rebasedId(plan.first.matchId, plan.suffix), signal);
  const thisMinute = Math.floor(now / MINUTE) * MINUTE;
  return rebase(
    recordings,
    plan,
    earlier.kind === 'state' ? earlier.snapshot.state.startTime : thisMinute,
  );
}

/** No answer is not 'no state': another kick-off under the same ids would conflict with the first run's. */
async function askRoom(target: Target, matchId: string, signal: AbortSignal): Promise<RoomAnswer> {
  const deadline = Date.now() + target.retryFor;
  for (;;) {
    const answer = await fetchSnapshot(target.to, matchId);
    if (answer.kind !== 'fault' || signal.aborted) return answer;
    if (Date.now() + SECOND > deadline)
      throw new UsageError(
        `--dates today has to ask the server for an earlier run: ${answer.reason}`,
      );
    await sleepUntilAborted(SECOND, signal);
  }
}

function describe(recordings: readonly Recording[], speed: Speed): string {
  const updates = recordings.reduce((sum, recording) => sum + recording.updates.length, 0);
  const minutes = Math.ceil(replayDuration(recordings, speed) / MINUTE);
  const lasts = speed === 'max' ? 'as fast as acknowledged' : `at speed ${speed}: ${minutes} min`;
  return `${recordings.length} ${recordings.length === 1 ? 'match' : 'matches'}, ${updates} updates, ${lasts}`;
}

export const replay: Command = { summary: 'play recorded matches', help, run };
