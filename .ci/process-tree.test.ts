import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { cpuOfTree, parseProcessStat, processTree } from './process-tree.ts';

test('a stat line is parsed when its process name has spaces and brackets', () => {
  const fields = ['S', '41', ...Array<string>(9).fill('0'), '120', '30', '7', '2', '20', '0', '1'];
  const times = parseProcessStat(`42 (a) b (c)) ${fields.join(' ')}`);
  expect(times).toEqual({ name: 'a) b (c)', parent: 41, cpuMs: 1_500, endedMs: 90 });
});

test('a truncated stat line throws an error', () => {
  expect(() => parseProcessStat('42 (a) S 41 0')).toThrow('field 14');
});

test.runIf(process.platform === 'linux')(
  'a process tree contains the children of the process',
  () => {
    const child = spawn('sleep', ['30']);
    try {
      const tree = processTree(process.pid);
      expect(tree[0]?.pid).toBe(process.pid);
      expect(tree.map(({ pid }) => pid)).toContain(child.pid);
      expect(cpuOfTree(process.pid)).toBeGreaterThan(0);
    } finally {
      child.kill();
    }
  },
);
