import { expect, it } from 'vitest';
import { commandOf } from './player-keys.ts';

const press = (key: string, tagName = 'VIDEO', more = {}) =>
  commandOf({
    key,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    target: Object.assign(new EventTarget(), { tagName }),
    ...more,
  });

it.each([
  [' ', { kind: 'toggle' }],
  ['k', { kind: 'toggle' }],
  ['K', { kind: 'toggle' }],
  ['m', { kind: 'mute' }],
  ['f', { kind: 'fullscreen' }],
  ['c', { kind: 'captions' }],
  ['j', { kind: 'seek', by: -10 }],
  ['l', { kind: 'seek', by: 10 }],
  ['ArrowLeft', { kind: 'seek', by: -5 }],
  ['ArrowRight', { kind: 'seek', by: 5 }],
  ['ArrowUp', { kind: 'volume', by: 0.1 }],
  ['ArrowDown', { kind: 'volume', by: -0.1 }],
  ['Home', { kind: 'jump', to: 0 }],
  ['End', { kind: 'jump', to: 1 }],
  ['0', { kind: 'jump', to: 0 }],
  ['7', { kind: 'jump', to: 0.7 }],
  ['<', { kind: 'speed', by: -1 }],
  ['>', { kind: 'speed', by: 1 }],
  ['x', null],
  ['Tab', null],
  ['Escape', null],
])('the key %j on the video gives the command %j', (key, command) => {
  expect(press(key)).toEqual(command);
});

it.each([
  [' ', 'BUTTON', 'presses the button'],
  ['ArrowLeft', 'INPUT', 'moves the slider'],
  ['End', 'INPUT', 'moves the slider'],
  ['m', 'SELECT', 'chooses'],
])('the key %j on a %s %s', (key, tag) => {
  expect(press(key, tag)).toBeNull();
});

it('letters work on buttons and sliders, too', () => {
  expect(press('k', 'BUTTON')).toEqual({ kind: 'toggle' });
  expect(press('m', 'INPUT')).toEqual({ kind: 'mute' });
});

it.each(['ctrlKey', 'altKey', 'metaKey'])('a key with %s is left to the browser', (held) => {
  expect(press('k', 'VIDEO', { [held]: true })).toBeNull();
});
