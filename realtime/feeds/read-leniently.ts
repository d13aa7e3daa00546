import type { CommandIo } from './command-io.ts';
import type { Omission, RecordingInput } from './source.ts';

/** The option of commands that read files. */
export const STRICT_OPTION = { strict: { type: 'boolean', default: false } } as const;

export const STRICT_HELP = `  --strict             refuse a file of which a part makes no sense; without it
                       such parts are left out, named on stderr and counted`;

/** Help on the last line and the exit code of such commands. */
export const OUTCOME_HELP = `The last line counts what was sent: applied (it changed something), duplicate
(it was there), stale (newer is there), rejected (it breaks a rule, which is
named), and parts of the file that were left out. The exit code is 0 when all
that was sent was taken, though parts were left out; 1 when something was
rejected or not acknowledged, or the file cannot be read; 2 when the command
line makes no sense.`;

const SHOWN = 10;

/**
 * Reads a file without its invalid parts, unless `strict`, and reports each of them with its fault
 * on stderr. Returns the content, and how many parts were left out.
 */
export async function readLeniently<Content>(
  read: (input: RecordingInput) => Promise<Content>,
  { path, strict }: { path: string; strict: boolean },
  { stderr }: Pick<CommandIo, 'stderr'>,
): Promise<{ content: Content; leftOut: number }> {
  const omissions: Omission[] = [];
  const content = await read({
    path,
    ...(!strict && { leaveOut: (omission: Omission) => omissions.push(omission) }),
  });
  for (const { place, fault } of omissions.slice(0, SHOWN))
    stderr.write(`left out: ${path}, ${place}: ${fault}\n`);
  if (omissions.length > SHOWN) stderr.write(`… and ${omissions.length - SHOWN} more\n`);
  return { content, leftOut: omissions.length };
}
