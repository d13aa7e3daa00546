/**
 * Returns values near `start` at which `f` has a local minimum. It tries each value one step up and
 * down, and halves the steps when none helps, `halvings` times.
 */
export function minimise(
  f: (values: readonly number[]) => number,
  start: readonly number[],
  steps: readonly number[],
  halvings = 8,
): number[] {
  let values = [...start];
  let least = f(values);
  let size = 1;
  for (let halved = 0; halved < halvings;) {
    let isBetter = false;
    for (const [index, step] of steps.entries())
      for (const change of [step * size, -step * size]) {
        const tried = values.with(index, (values[index] ?? 0) + change);
        const result = f(tried);
        if (result >= least) continue;
        [values, least, isBetter] = [tried, result, true];
      }
    if (isBetter) continue;
    size /= 2;
    halved += 1;
  }
  return values;
}
