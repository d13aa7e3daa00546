import { expect, expectTypeOf, test } from 'vitest';
import type { MatchDelta, MatchSnapshot, SportSnapshot } from '../../../realtime/protocol/frame.ts';
import type * as wire from '../../../realtime/protocol/match-state.ts';
import type { Incident } from '../../../realtime/protocol/incident.ts';
import type * as frames from './frames.ts';
import type * as state from './state.ts';

/** The names of a type's members, and theirs of each: `score.home`. */
type Paths<Value> = Value extends readonly (infer Each)[]
  ? Paths<Each>
  : Value extends object
    ? string extends keyof Value
      ? Paths<Value[string]>
      : {
          [Key in keyof Value & string]-?:
            | Key
            | `${Key}.${Paths<NonNullable<Value[Key]>> & string}`;
        }[keyof Value & string]
    : never;

// The compiler checks it: the product may send what the client's types say, and every member.
test('the types of a state have the members of the product’s schemas, and take what it sends', () => {
  const check = () => {
    expectTypeOf<wire.MatchLine>().toExtend<state.MatchLine>();
    expectTypeOf<wire.MatchState>().toExtend<state.MatchState>();
    expectTypeOf<Paths<state.MatchLine>>().toEqualTypeOf<Paths<wire.MatchLine>>();
    expectTypeOf<Paths<state.MatchState>>().toEqualTypeOf<Paths<wire.MatchState>>();
    expectTypeOf<Paths<state.Incident>>().toEqualTypeOf<Paths<Incident>>();
    expectTypeOf<MatchSnapshot>().toExtend<frames.MatchSnapshot>();
    expectTypeOf<SportSnapshot>().toExtend<frames.SportSnapshot>();
    expectTypeOf<MatchDelta>().toExtend<frames.MatchDelta>();
  };
  // Every test has an assertion at runtime, although the compiler finds the faults of this one.
  expect(check).not.toThrow();
});
