import type { Sides } from '../../protocol/primitives.ts';
import type { Recording, RecordingInput, RecordingReader } from '../source.ts';

/** Returns a function that reads a file with one match. */
export function onlyRecordingOf(read: RecordingReader) {
  return async (path: string, options: Omit<RecordingInput, 'path'> = {}): Promise<Recording> => {
    const [recording] = await read({ path, ...options });
    if (!recording) throw new Error('there is no match');
    return recording;
  };
}

/** '21-16 18-21 26-24' */
export function setsText(periods: readonly Sides[] | undefined): string | undefined {
  return periods?.map(({ home, away }) => `${home}-${away}`).join(' ');
}
