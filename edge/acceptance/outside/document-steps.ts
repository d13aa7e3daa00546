import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT } from '../../local/project.ts';

/** A line of an example, and the answer that the document gives. */
export interface Step {
  /** Heading of its section. */
  heading: string;
  /** The command on one line. */
  line: string;
  /** From `# 401 {…}` below it: 200 without a status; null without an answer. */
  answer: { status: number; body: unknown } | null;
}

/** Target of the examples. */
export interface Place {
  /** Address of the product. */
  to: string;
  /** Address of a separate API process, if any. */
  origin?: string | undefined;
}

/** The section that needs a separate API. */
const DIRECT = 'Straight to the API';
/** The section that waits half a minute: run once, where the API is embedded. */
const WAITING = 'A renewal token that is used twice';

export const DOCUMENT = join(PROJECT, 'docs/accounts.md');

/** Returns the steps of docs/accounts.md that a place can run. */
export async function readSteps({ origin }: Partial<Place>): Promise<Step[]> {
  const steps = stepsOf(await readFile(DOCUMENT, 'utf8'));
  const left = origin === undefined ? DIRECT : WAITING;
  return steps.filter(({ heading }) => heading !== left);
}

const BLOCK = /^## (?<heading>.+)$|^```sh\n(?<block>[\s\S]*?)^```$/gm;

/** Returns every line of a Markdown document's shell examples, in order. */
export function stepsOf(markdown: string): Step[] {
  const steps: Step[] = [];
  let heading = '';
  for (const { groups } of markdown.matchAll(BLOCK)) {
    heading = groups?.['heading'] ?? heading;
    steps.push(...linesOf(groups?.['block'] ?? '').map((step) => ({ heading, ...step })));
  }
  return steps;
}

function linesOf(block: string): Omit<Step, 'heading'>[] {
  const steps: { line: string; said: string }[] = [];
  for (const line of block.replaceAll(/\\\n\s*/g, '').split('\n')) {
    const last = steps.at(-1);
    if (line.startsWith('# ') && last) last.said += line.slice(2);
    else if (line.trim() !== '') steps.push({ line, said: '' });
  }
  return steps.map(({ line, said }) => ({ line, answer: said === '' ? null : answerOf(said) }));
}

function answerOf(said: string): NonNullable<Step['answer']> {
  const [, status = '200', body = ''] = /^(?:(\d{3}) )?(.*)$/.exec(said) ?? [];
  const read: unknown = JSON.parse(body);
  return { status: Number(status), body: read };
}
