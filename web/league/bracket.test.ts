import { describe, expect, test } from 'vitest';
import { layOut, type BracketRound, type Tie } from './bracket.ts';

const side = { team: null, score: null, shootout: null, isWinner: false };
const tie = (id: string, nextTieId: string | null = null): Tie => ({
  id,
  nextTieId,
  sides: [side, side],
  legs: [],
});
const round = (name: string, ...ties: Tie[]): BracketRound => ({ name, ties });
const shape = (rounds: BracketRound[]) => {
  const { columns, aside } = layOut(rounds);
  return {
    columns: columns.map(({ name, links }) => `${name} ${links}`),
    aside: aside.map(({ name }) => name),
  };
};

describe('a bracket', () => {
  test('links two ties to one where the winners of neighbours meet', () => {
    const rounds = [round('SF', tie('a', 'f'), tie('b', 'f')), round('Final', tie('f'))];
    expect(shape(rounds)).toEqual({ columns: ['SF pairs', 'Final none'], aside: [] });
  });

  test('links ties one to one where each winner meets a new entrant', () => {
    const rounds = [
      round('Play-offs', tie('a', 'x'), tie('b', 'y')),
      round('SF', tie('x', 'f'), tie('y', 'f')),
      round('Final', tie('f')),
    ];
    expect(shape(rounds).columns).toEqual(['Play-offs straight', 'SF pairs', 'Final none']);
  });

  test('draws no links that are unknown or that cross', () => {
    expect(shape([round('SF', tie('a'), tie('b')), round('Final', tie('f'))]).columns).toEqual([
      'SF none',
      'Final none',
    ]);
    const crossed = [
      round('QF', tie('a', 'y'), tie('b', 'x'), tie('c', 'y'), tie('d', 'x')),
      round('SF', tie('x'), tie('y')),
    ];
    expect(shape(crossed).columns).toEqual(['QF none', 'SF none']);
  });

  test('puts a match for third place aside', () => {
    const rounds = [
      round('SF', tie('a', 'f'), tie('b', 'f')),
      round('Third place', tie('t')),
      round('Final', tie('f')),
    ];
    expect(shape(rounds)).toEqual({ columns: ['SF pairs', 'Final none'], aside: ['Third place'] });
  });

  test('has two halves where all ties lead to one final', () => {
    const semis = [round('SF', tie('a', 'f'), tie('b', 'f')), round('Final', tie('f'))];
    expect(layOut(semis).hasHalves).toBe(true);
    expect(layOut([round('SF', tie('a'), tie('b')), round('Final', tie('f'))]).hasHalves).toBe(
      false,
    );
    expect(layOut([round('Final', tie('f'))]).hasHalves).toBe(false);
  });

  test('opens at its first undecided round, or else at the final', () => {
    const winner = { ...side, isWinner: true };
    const decided = (one: Tie): Tie => ({ ...one, sides: [winner, side] });
    const [a, b, f] = [tie('a', 'f'), tie('b', 'f'), tie('f')];
    const at = (...rounds: BracketRound[]) => layOut(rounds).current;
    expect(at(round('SF', a, b), round('Final', f))).toBe(0);
    expect(at(round('SF', decided(a), b), round('Final', f))).toBe(0);
    expect(at(round('SF', decided(a), decided(b)), round('Final', f))).toBe(1);
    expect(at(round('SF', decided(a), decided(b)), round('Final', decided(f)))).toBe(1);
  });
});
