import type { Command, CommandIo } from '../command-io.ts';
import {
  parseOptions,
  readSpeed,
  readTarget,
  TARGET_HELP,
  TARGET_OPTIONS,
  type Target,
} from '../command-options.ts';
import { importDetails } from '../details-import.ts';
import { FileFormatError } from '../file-format-error.ts';
import { paceRecordings, replayDuration, type Speed } from '../pacer.ts';
import { OUTCOME_HELP, readLeniently, STRICT_HELP, STRICT_OPTION } from '../read-leniently.ts';
import { READERS } from '../readers/registry.ts';
import { detectFormat, FORMATS, type Format } from '../recording-format.ts';
import { planRebase, rebase, rebasedId } from '../rebase.ts';
import { fetchSnapshot, type RoomAnswer } from '../room-snapshot.ts';
import { runSource } from '../run-source.ts';
import { selectMatches } from '../select-matches.ts';
import { sleepUntilAborted } from '../sleep.ts';
import type { Recording } from '../source.ts';
import { UsageError } from '../usage-error.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const help = `Usage: feed replay --file FILE [options]

Plays recorded matches as if they were on now. A second replay of the same
file changes nothing.

  --file FILE          the recording (shuttleset: or its folder)
  --format FORMAT      if it cannot be seen in the file, one of
                       ${FORMATS.join(', ')}
  --match "A vs B"     these matches alone
  --speed N|max        N times faster than recorded, or as fast as the server
                       acknowledges (default 1)
  --dates recorded|today
                       recorded: as they were (default), without the time or
                       the day that the file does not say; today: all dates
                       are moved so that the first match begins now, under ids
                       of their own for the day
  --yes                begin a replay that takes days without asking
${STRICT_HELP}
${TARGET_HELP}

${OUTCOME_HELP}

Examples:
  feed replay --file worldcup.json --match "Spain vs Argentina" --speed 60
  feed replay --file playbyplay.json --speed max --json
  feed replay --file worldcup.json --dates today --speed 600
`;

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const values = parseOptions(args, {
    ...TARGET_OPTIONS,
    ...STRICT_OPTION,
    format: { type: 'string' },
    file: { type: 'string' },
    match: { type: 'string' },
    speed: { type: 'string', default: '1' },
    dates: { type: 'string', default: 'recorded' },
    yes: { type: 'boolean', default: false },
  });
  const named = values.format === undefined ? null : namedFormat(values.format);
  if (!values.file) throw new UsageError('--file is missing: the recording to replay');
  if (values.dates !== 'recorded' && values.dates !== 'today')
    throw new UsageError(`--dates takes recorded or today, not "${values.dates}"`);
  const speed = values.speed === 'max' ? 'max' : readSpeed(values.speed, ', or max');
  const target = await readTarget(values, io);

  const format = named ?? (await formatOf(values.file));
  const { content: all, leftOut } = await readLeniently(
    READERS[format],
    { path: values.file, strict: values.strict },
    io,
  );
  const selected = values.match === undefined ? all : select(all, values.match);
  if (values.dates === 'recorded' && selected.some(({ isUndated }) => isUndated))
    throw new UsageError(
      `${values.file} does not say in which year it was played: replay it with --dates today`,
    );
  const recordings =
    values.dates === 'today' ? await rebaseToday(selected, target, io.signal) : selected;
  io.stderr.write(`${describe(recordings, speed)}\n`);
  if (!values.yes && !(await isWanted(replayDuration(recordings, speed), io))) return 0;
  const source = `replay:${format}`;
  const code = await runSource(
    (signal) => paceRecordings(recordings, { speed, signal }),
    { source, target, json: values.json, leftOut },
    io,
  );
  const details = recordings.flatMap((recording) => recording.details ?? []);
  if (code !== 0 || details.length === 0 || io.signal.aborted) return code;
  return importDetails(details, { source, target }, io);
}

function namedFormat(text: string): Format {
  const format = FORMATS.find((name) => name === text);
  if (!format) throw new UsageError(`--format takes one of ${FORMATS.join(', ')}, not "${text}"`);
  return format;
}

async function formatOf(path: string): Promise<Format> {
  const detection = await detectFormat(path);
  if (detection.kind === 'format') return detection.format;
  if (detection.kind === 'unreadable')
    throw new FileFormatError(path, '', 'cannot be read: see that it is there');
  throw new UsageError(
    `the format of ${path} is not recognised: name it with --format, one of ${FORMATS.join(', ')}`,
  );
}

/**
 * Whether to begin the replay. Asks at the terminal if it lasts a day or more; throws without a
 * terminal.
 */
async function isWanted(duration: number, { confirm }: CommandIo): Promise<boolean> {
  if (duration < DAY) return true;
  if (confirm) return confirm(`It lasts ${inWords(duration)}. Begin it?`);
  throw new UsageError(
    `it lasts ${inWords(duration)}: make it faster with --speed, name a match with --match, or begin it all the same with --yes`,
  );
}

/** Returns a duration (ms) in words: '40 min', '13 h', '39 days'. */
function inWords(duration: number): string {
  if (duration >= 2 * DAY) return `${Math.round(duration / DAY)} days`;
  if (duration >= 2 * HOUR) return `${Math.round(duration / HOUR)} h`;
  return `${Math.ceil(duration / MINUTE)} min`;
}

function select(recordings: readonly Recording[], filter: string): readonly Recording[] {
  const selection = selectMatches(recordings, filter);
  if (selection.kind === 'found') return selection.recordings;
  const near = selection.near.map((title) => `\n  ${title}`).join('');
  throw new UsageError(`no match of the file is "${filter}"; near it are${near}`);
}

/**
 * Moves the recordings to today. The day's first run chooses the kick-off; later runs read it from
 * the match's room.
 */
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

/**
 * Fetches the state of a match's room. Retries faults: a fault does not show that the room is
 * empty, and updates with another kick-off would conflict with its state.
 */
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
  const lasts =
    speed === 'max'
      ? 'as fast as acknowledged'
      : `at speed ${speed}: ${inWords(replayDuration(recordings, speed))}`;
  return `${recordings.length} ${recordings.length === 1 ? 'match' : 'matches'}, ${updates} updates, ${lasts}`;
}

export const replay: Command = { summary: 'play recorded matches', help, run };
