/** The chances of 0, 1, 2 … events of which so many are expected; the last is of that many or more. */
export function poisson(expected: number, most: number): number[] {
  const chances: number[] = [];
  let chance = Math.exp(-expected);
  let sum = 0;
  for (let count = 0; count < most; count++) {
    chances.push(chance);
    sum += chance;
    chance *= expected / (count + 1);
  }
  return [...chances, Math.max(0, 1 - sum)];
}

/** The chance that a normally distributed value is above a threshold. */
export function normalAbove(threshold: number, mean: number, deviation: number): number {
  const distance = (threshold - mean) / deviation;
  // A logistic curve lies within a hundredth of the bell's sum.
  return 1 / (1 + Math.exp(1.702 * distance));
}
