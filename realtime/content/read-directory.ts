import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../protocol/content.ts';
import type { FileFault } from './file-fault.ts';
import { readArticle } from './read-article.ts';

export interface ReadContent {
  /** Articles, and which of them are withdrawn. */
  content: Content[];
  faults: FileFault[];
  /** Files that were read. */
  files: number;
}

/** Reads every Markdown file of a directory and those below it, in the order of their paths. */
export async function readDirectory(directory: string): Promise<ReadContent> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && /\.md$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const byId = new Map<string, { content: Content; path: string }>();
  const faults: FileFault[] = [];
  for (const path of paths) {
    const text = decode(await readFile(path));
    if (text === null) {
      faults.push({ path, line: 1, message: 'the file is not UTF-8' });
      continue;
    }
    const read = readArticle(path, text);
    if (read.kind === 'faulty') {
      faults.push(...read.faults);
      continue;
    }
    const { article, isWithdrawn, slugLine } = read;
    const other = byId.get(article.id);
    if (other)
      faults.push({ path, line: slugLine, message: `${other.path} has the same id or slug` });
    else {
      const content = isWithdrawn ? withdrawalOf(article.id) : article;
      byId.set(article.id, { content, path });
    }
  }
  const content = [...byId.values()].map((each) => each.content);
  return { content, faults, files: paths.length };
}

/** That an article is no longer published. */
export function withdrawalOf(id: string): Content {
  return { kind: 'withdrawal', id };
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
