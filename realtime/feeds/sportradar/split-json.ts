/** Longest text, characters, far above real ones. A longer text is cut. */
const MAX_LENGTH = 8 * 1_024 * 1_024;

/**
 * Splits a stream of text into JSON texts. Usually each has a line of its own, but two may share
 * one. A line break always ends a text, even if its brackets are open, so that a garbled message
 * loses only its own line.
 */
export class JsonSplitter {
  #text = '';
  /** How far `#text` was read. */
  #place = 0;
  #depth = 0;
  #inString = false;

  /** Takes the next piece of the stream; returns the texts that it completes. */
  push(piece: string): string[] {
    this.#text += piece;
    const found: string[] = [];
    for (; this.#place < this.#text.length; this.#place++) {
      const letter = this.#text.charAt(this.#place);
      // JSON strings have no bare line breaks: an open string is garbled.
      if (letter === '\n') this.#cut(found, this.#place + 1);
      else if (this.#inString) {
        if (letter === '\\') this.#place++;
        else if (letter === '"') this.#inString = false;
      } else if (letter === '"') this.#inString = true;
      else if (letter === '{' || letter === '[') this.#depth++;
      else if ((letter === '}' || letter === ']') && --this.#depth === 0)
        this.#cut(found, this.#place + 1);
    }
    if (this.#text.length > MAX_LENGTH) this.#cut(found, this.#text.length);
    return found;
  }

  #cut(found: string[], end: number): void {
    const text = this.#text.slice(0, end).trim();
    if (text !== '') found.push(text);
    this.#text = this.#text.slice(end);
    // The loop continues at the first letter of the rest.
    this.#place = -1;
    this.#depth = 0;
    this.#inString = false;
  }
}
