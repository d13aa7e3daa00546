import * as v from 'valibot';
import { FileFormatError } from '../file-format-error.ts';
import type { RecordingInput } from '../source.ts';

/** Refuses a part of a file: leaves it out if `leaveOut` exists, else throws a FileFormatError. */
export function refusePart({ path, leaveOut }: RecordingInput, place: string, fault: string): void {
  if (!leaveOut) throw new FileFormatError(path, place, fault);
  leaveOut({ place, fault });
}

/**
 * Returns the parts of a file that match its schema, with places such as 'game.actions.3', in
 * order; refuses the others one by one.
 */
export function readParts<const Schema extends v.GenericSchema>(
  input: RecordingInput,
  schema: Schema,
  parts: readonly (readonly [place: string, part: unknown])[],
): { place: string; part: v.InferOutput<Schema> }[] {
  return parts.flatMap(([place, part]) => {
    const parsed = v.safeParse(schema, part);
    if (parsed.success) return [{ place, part: parsed.output }];
    const [issue] = parsed.issues;
    const member = v.getDotPath(issue);
    refusePart(input, member ? `${place}.${member}` : place, issue.message);
    return [];
  });
}
