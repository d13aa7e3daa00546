/** Random numbers that are the same for the same seed, on every machine. */
export class SeededRandom {
  readonly #state = new Uint32Array(4);

  constructor(seed: string) {
    // The steps of FNV-1a fill the state, which xoshiro does not accept if all numbers are zero.
    let hash = 0x811c9dc5;
    for (let index = 0; index < 4; index += 1) {
      for (const letter of `${index} ${seed}`)
        hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
      this.#state[index] = (hash ^ (hash >>> 15)) | 1;
    }
  }

  /** Returns a number from 0 to below 1 (xoshiro128**). */
  next(): number {
    const state = this.#state;
    const [s0 = 0, s1 = 0, s2 = 0, s3 = 0] = state;
    const product = Math.imul(s1, 5);
    const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
    state[0] = s0 ^ s3 ^ s1;
    state[1] = s1 ^ s2 ^ s0;
    state[2] = s2 ^ s0 ^ (s1 << 9);
    const last = s3 ^ s1;
    state[3] = (last << 11) | (last >>> 21);
    return result / 2 ** 32;
  }

  /** Returns a whole number from 0 to below `count`. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  /** Returns a number of the standard normal distribution (Box and Muller). */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }

  /** Returns a number of the Poisson distribution with this mean (Knuth). */
  poisson(mean: number): number {
    const limit = Math.exp(-mean);
    let count = 0;
    for (let product = this.next(); product > limit; product *= this.next()) count += 1;
    return count;
  }
}
