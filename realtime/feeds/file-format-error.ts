/** A recorded file does not have its stated format. */
export class FileFormatError extends Error {
  override readonly name = 'FileFormatError';

  /** `place` is the faulty part, `line 12` or `game.actions.3.clock`; empty for the whole file. */
  constructor(path: string, place: string, fault: string) {
    super(place === '' ? `${path}: ${fault}` : `${path}, ${place}: ${fault}`);
  }
}
