import type { Sides } from '../../protocol/primitives.ts';
import type { Recording, RecordingReader } from '../source.ts';

/** Returns a function that reads a file with one match. */
export function onlyRecordingOf(read: RecordingReader): (path: string) => Promise<Recording> {
  return async (path) => {
    const [recording] = await read({ path });
    if (!recording) throw new Error('there is no match');
    return recording;
  };
}

/** '21-16 18-21 26-24' */
export function setsText(periods: readonly Sides[] | undefined): string | undefined {
  return periods?.map(({ home, away }) => `${home}-${away}`).join(' ');
}
