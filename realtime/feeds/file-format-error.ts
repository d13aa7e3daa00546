/** A recorded file does not have its stated format. */
export class FileFormatError extends Error {
  override readonly name = 'FileFormatError';

  /** `place` says where: `line 12` or `game.actions.3.clock`; empty for the file as a whole. */
  constructor(path: string, place: string, fault: string) {
    super(place === '' ? `${path}: ${fault}` : `${path}, ${place}: ${fault}`);
  }
}
