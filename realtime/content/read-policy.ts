import { Marked, type Token } from 'marked';
import * as v from 'valibot';
import { policyId, policySchema, type Policy } from '../protocol/content.ts';
import { slugify } from '../protocol/fold-text.ts';
import type { FileFault } from './file-fault.ts';
import { momentSchema } from './moment.ts';
import { readFrontMatter, type LineOf } from './read-front-matter.ts';

const { entries } = policySchema;

const KINDS = { policy: 'privacy-policy', terms: 'terms-of-service' } as const;

const frontMatterSchema = v.strictObject({
  kind: v.picklist(['policy', 'terms'], 'must be policy or terms'),
  language: v.optional(entries.language, 'en'),
  brand: entries.brand,
  /** A number is allowed. */
  version: v.optional(
    v.pipe(
      v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
      v.unwrap(entries.version),
    ),
  ),
  since: v.optional(momentSchema),
});

const markdown = new Marked({ async: false, gfm: true });

/** Id in a heading: '## Your rights {#your-rights}'. */
const OWN_ID = /\s*\{#([^}]*)\}\s*$/;

export type ReadPolicy =
  | { kind: 'read'; policy: Policy; lineOf: LineOf }
  | { kind: 'faulty'; faults: FileFault[] };

/** Whether a file's front matter says that it is a policy. */
export function isPolicyFile(text: string): boolean {
  return /^---[ \t]*\r?\n(?:(?!---).*\r?\n)*?kind:[ \t]*(?:policy|terms)\b/.test(
    text.replace(/^\uFEFF/, ''),
  );
}

/** Reads a policy from Markdown with front matter. Each second-level heading begins a section. */
export function readPolicy(path: string, text: string): ReadPolicy {
  const front = readFrontMatter(text, frontMatterSchema);
  if (front.kind === 'faulty')
    return { kind: 'faulty', faults: front.faults.map((fault) => ({ path, ...fault })) };
  const { output, bodyLine, lineOf } = front;
  const { introduction, sections } = readSections(front.body);
  const { kind, ...rest } = output;
  const named = { policy: KINDS[kind], language: output.language, brand: output.brand };
  const policy = v.safeParse(policySchema, {
    ...rest,
    kind: 'policy',
    policy: named.policy,
    id: policyId(named),
    introduction,
    sections: sections.map(({ line: _line, ...section }) => section),
  });
  if (policy.success) return { kind: 'read', policy: policy.output, lineOf };
  const [{ message, path: at }] = policy.issues;
  const keys = at?.map(({ key }) => key) ?? [];
  const section = keys[0] === 'sections' ? sections[Number(keys[1])] : undefined;
  const line = bodyLine + (section?.line ?? 0);
  return { kind: 'faulty', faults: [{ path, line, message: `${keys.join('.')}: ${message}` }] };
}

interface ReadSection {
  id: string;
  title: string;
  html: string;
  /** From 0, within the text. */
  line: number;
}

function readSections(text: string): { introduction: string; sections: ReadSection[] } {
  const tokens = markdown.lexer(text);
  const htmlOf = (some: Token[]) =>
    markdown.parser(Object.assign(some, { links: tokens.links })).trim();
  const parts: { heading: string; line: number; tokens: Token[] }[] = [
    { heading: '', line: 0, tokens: [] },
  ];
  let line = 0;
  for (const token of tokens) {
    if (token.type === 'heading' && token.depth === 2)
      parts.push({ heading: String(token.text), line, tokens: [] });
    else parts.at(-1)?.tokens.push(token);
    line += token.raw.split('\n').length - 1;
  }
  const [before, ...sections] = parts;
  return {
    introduction: htmlOf(before?.tokens ?? []),
    sections: sections.map((part) => {
      const title = part.heading.replace(OWN_ID, '');
      const id = OWN_ID.exec(part.heading)?.[1] ?? slugify(title);
      return { id, title, html: htmlOf(part.tokens), line: part.line };
    }),
  };
}
