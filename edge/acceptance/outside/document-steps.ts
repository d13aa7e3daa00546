/** A line of an example, and what the document says that comes of it. */
export interface Step {
  /** Of the section that it stands in. */
  heading: string;
  /** As one would type it, on one line. */
  line: string;
  /** `# 401 {…}` below it: 200 where no status is said; null where nothing is. */
  answer: { status: number; body: unknown } | null;
}

const BLOCK = /^## (?<heading>.+)$|^```sh\n(?<block>[\s\S]*?)^```$/gm;

/** Every line of the shell examples of a Markdown document, in its order. */
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
