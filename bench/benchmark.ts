import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { messageOf } from '../realtime/hosts/log.ts';
import type { Report } from './report.ts';

/** What a benchmark measured, without its name and options, which the runner adds. */
export type Outcome = Omit<Report, 'benchmark' | 'options' | 'notes'> & { notes?: string[] };

export interface Benchmark {
  /** The text of `--help`. */
  help: string;
  /** Runs the benchmark with the options of a command line. Throws a `UsageError` for an invalid one. */
  start(
    args: readonly string[],
    cleanup: AsyncDisposableStack,
  ): Promise<Outcome & Pick<Report, 'options'>>;
}

/** An option that the command line does not allow. */
export class UsageError extends Error {}

/** Returns the schema of an option that takes a whole number from 1. */
export function count(initial: number, description: string) {
  return v.pipe(
    v.optional(v.string(), String(initial)),
    v.regex(/^[1-9]\d{0,6}$/, 'takes a whole number from 1'),
    v.transform(Number),
    v.description(`${description} (default ${initial})`),
  );
}

type Count = ReturnType<typeof count>;

/**
 * Returns a benchmark. `run` gets the options, and a stack for what it starts: the stack is disposed however
 * the run ends.
 */
export function defineBenchmark<const Name extends string>(definition: {
  description: string;
  options: Record<Name, Count>;
  run(options: NoInfer<Record<Name, number>>, cleanup: AsyncDisposableStack): Promise<Outcome>;
}): Benchmark {
  const { description, run } = definition;
  const optionsSchema = v.object(definition.options);
  const names = Object.entries<Count>(definition.options);
  return {
    help: [
      description,
      '',
      ...names.map(([name, option]) => `  --${`${name} N`.padEnd(11)}${v.getDescription(option)}`),
      '  --json       print one JSON object',
      '  --help       print this',
    ].join('\n'),
    async start(args, cleanup) {
      const found = v.safeParse(optionsSchema, readArgs(args, Object.keys(definition.options)));
      if (!found.success) {
        const [issue] = found.issues;
        throw new UsageError(`--${v.getDotPath(issue) ?? ''} ${issue.message}`);
      }
      return { options: found.output, ...(await run(found.output, cleanup)) };
    },
  };
}

function readArgs(args: readonly string[], names: readonly string[]): Record<string, unknown> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...Object.fromEntries(names.map((name) => [name, { type: 'string' } as const])),
        json: { type: 'boolean' },
      },
    });
    return values;
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}
