type Rows = D1Result<Record<string, unknown>>;

/** The reads of one turn of the event loop. */
interface Turn {
  statements: D1PreparedStatement[];
  answers: Promise<Rows[]>;
}

/**
 * Returns a database for one page. What its parts read in one turn of the event loop goes out as one
 * batch, and a read that was asked before is not asked again. Writes go out alone and at once; the
 * reads after one are asked again.
 */
export function collectReads(database: D1Database): D1Database {
  const known = new Map<string, Promise<Rows>>();
  const reads = new WeakMap<D1PreparedStatement, () => Promise<Rows>>();
  let turn: Turn | undefined;

  const send = (statements: D1PreparedStatement[]) =>
    database.batch<Record<string, unknown>>(statements);

  const beginTurn = (): Turn => {
    const statements: D1PreparedStatement[] = [];
    // The parts of a page reach their reads after different numbers of promises, in the same turn.
    const answers = endOfTurn().then(() => {
      turn = undefined;
      return send(statements);
    });
    return { statements, answers };
  };

  const ask = async (statement: D1PreparedStatement): Promise<Rows> => {
    turn ??= beginTurn();
    const { statements, answers } = turn;
    const index = statements.push(statement) - 1;
    try {
      return resultAt(await answers, index);
    } catch (error) {
      if (statements.length === 1) throw error;
      // A batch fails as a whole: a part of the page must fail alone.
      return resultAt(await send([statement]), 0);
    }
  };

  const askOnce = (key: string, statement: D1PreparedStatement): Promise<Rows> => {
    const answer = known.get(key) ?? ask(statement);
    known.set(key, answer);
    // The next one tries again.
    answer.catch(() => known.delete(key));
    return answer;
  };

  const afterWrite = <Result>(answer: Promise<Result>): Promise<Result> => {
    known.clear();
    return answer.finally(() => known.clear());
  };

  // A batch needs the platform's own statements: they are changed, not wrapped.
  const statementOf = (
    own: D1PreparedStatement,
    sql: string,
    values: readonly unknown[] = [],
  ): D1PreparedStatement => {
    const { all, bind, raw, run } = own;
    const binding = {
      bind: (...bound: unknown[]) => statementOf(bind.apply(own, bound), sql, bound),
      run: () => afterWrite(run.call(own)),
    };
    if (!/^\s*(?:select|with)\b/i.test(sql))
      return Object.assign(own, {
        ...binding,
        all: () => afterWrite(all.call(own)),
        raw: () => afterWrite(raw.call(own)),
      });
    const read = () => askOnce(JSON.stringify([sql, ...values]), own);
    reads.set(own, read);
    return Object.assign(own, {
      ...binding,
      // Others may change the rows that they get.
      all: async () => structuredClone(await read()),
      raw: async () => (await read()).results.map((row) => Object.values(row)),
    });
  };

  const batch = (statements: D1PreparedStatement[]): Promise<D1Result[]> => {
    const asked = statements.flatMap((statement) => reads.get(statement) ?? []);
    if (asked.length < statements.length) return afterWrite(database.batch(statements));
    return Promise.all(asked.map((read) => read()));
  };

  return Object.create(database, {
    prepare: { value: (sql: string) => statementOf(database.prepare(sql), sql) },
    batch: { value: batch },
  });
}

function endOfTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

function resultAt(answers: readonly Rows[], index: number): Rows {
  const result = answers[index];
  if (!result) throw new Error('The database answered fewer statements than it was asked');
  return result;
}
