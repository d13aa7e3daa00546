import { WebSocket } from 'ws';

/** A line of a transcript in docs/live-protocol.md. */
export interface TranscriptLine {
  /** `>` the client does or sends it, `<` it receives it, `*` the feed sends it. */
  mark: '>' | '<' | '*';
  text: string;
}

/** Returns the document's transcripts, each as its lines. */
export function transcriptsOf(markdown: string): TranscriptLine[][] {
  return Array.from(markdown.matchAll(/^```transcript\n([^]*?)^```$/gm), ([, block = '']) =>
    block
      .trim()
      .split('\n')
      .map((line) => {
        const [mark, text] = [line.slice(0, 1), line.slice(2)];
        if (mark !== '>' && mark !== '<' && mark !== '*') throw new Error(`No such mark: ${line}`);
        return { mark, text };
      }),
  );
}

/** The end of a client that plays transcripts: one socket at a time. */
export class TranscriptClient {
  readonly #origin: string;
  readonly #came: string[] = [];
  #wake = () => {};
  #socket: WebSocket | undefined;

  constructor(url: string) {
    this.#origin = url.replace(/^http/, 'ws');
  }

  /** Plays what the client does: `connect PATH`, `close`, or a text that it sends. */
  async play(text: string): Promise<void> {
    if (text.startsWith('connect ')) await this.#connect(text.slice('connect '.length));
    else if (text === 'close') this.#close();
    else this.#socket?.send(text);
  }

  /** Returns what comes next: a message, `close CODE` or `STATUS BODY` of a refusal. */
  async next(): Promise<string> {
    while (this.#came.length === 0) await new Promise<void>((resolve) => (this.#wake = resolve));
    return this.#came.shift() ?? '';
  }

  async #connect(path: string): Promise<void> {
    const socket = new WebSocket(`${this.#origin}${path}`);
    this.#socket = socket;
    const come = (text: string) => {
      this.#came.push(text);
      this.#wake();
    };
    // A refusal comes as `unexpected-response`, and then as an error.
    socket.on('error', () => {});
    socket.on('message', (data) => come(String(data)));
    socket.on('close', (code) => {
      if (this.#socket === socket) come(`close ${code}`);
    });
    await new Promise<void>((resolve) => {
      socket.once('open', resolve);
      socket.once('unexpected-response', (_request, response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          come(`${response.statusCode} ${Buffer.concat(chunks).toString()}`);
          this.#socket = undefined;
          resolve();
        });
      });
    });
  }

  #close(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    // A break, as in a tunnel: the room need not answer.
    socket?.terminate();
  }
}
