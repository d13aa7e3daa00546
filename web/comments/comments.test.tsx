// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { eventually } from '../../.ci/vitest/eventually.ts';
import type { Comment } from '../../edge/contracts/comment.ts';
import { createApi } from '../api/client.ts';
import { reports, type Sink } from '../app/monitoring/reports.ts';
import { createSession, SessionContext } from '../session/session.ts';
import { PROFILE } from '../session/testing/profile.ts';
import { answerOpenSignIn } from '../session/open-sign-in.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { routed } from '../ui/testing/routed.tsx';
import { shownBoxes } from '../ui/testing/shown-boxes.ts';
import { ageText } from './comment-row.tsx';
import { Comments } from './comments.tsx';

const NOW = Date.UTC(2026, 10, 21, 12);

const showBox = shownBoxes();

function aComment(id: number, more: Partial<Comment> = {}): Comment {
  return {
    commentId: `c${id}`,
    newsId: 'n1',
    text: `Text ${id}`,
    createdAt: NOW,
    username: 'ann',
    isUserDeleted: false,
    uniqueHashKey: 'k',
    ...more,
  };
}

/**
 * Renders an article's comments, newest first, for a visitor signed in or not. The API answers a new
 * comment once `answered` resolves.
 */
async function show(
  comments: Comment[],
  { isSignedIn = false, isRefusing = false, answered = Promise.resolve() } = {},
) {
  const changes: string[] = [];
  const fetch = async (request: Request) => {
    const { searchParams, pathname } = new URL(request.url);
    if (request.method === 'DELETE' || pathname.endsWith('/report')) {
      changes.push(`${request.method} ${pathname.replace(/.*comment/, '')}`);
      if (isRefusing) return Response.json({ message: 'no' }, { status: 429 });
      return Response.json({ data: {} });
    }
    if (request.method === 'POST') {
      await answered;
      if (isRefusing) return Response.json({ message: 'no' }, { status: 429 });
      return Response.json({ data: aComment(99, { text: 'As kept' }) });
    }
    const page = Number(searchParams.get('page'));
    const items = comments.slice((page - 1) * 20, page * 20);
    return Response.json({ data: { items, page, size: 20, total: comments.length } });
  };
  const api = createApi({ origin: 'https://example.org', fetch, report: () => {} });
  const session = createSession(isSignedIn ? { userId: 'u1' } : null);
  if (isSignedIn) session.setState({ userProfileData: { ...PROFILE, uniqueHashKey: 'own' } });
  const page = (
    <SessionContext value={session}>
      <Comments newsId="n1" api={api} renderClock={{ now: NOW, timeZone: 'UTC' }} />
    </SessionContext>
  );
  const container = await showBox(routed(page));
  await act(() => eventually(() => expect(container.textContent).not.toBe('')));
  const texts = () =>
    [...container.querySelectorAll('li')].map((row) => row.querySelector('p + p')?.textContent);
  const press = (name: string) =>
    act(async () => {
      const [found] = [...container.querySelectorAll('button')].filter(
        ({ textContent }) => textContent === name,
      );
      found?.click();
    });
  const write = (text: string) =>
    act(async () => {
      const box = container.querySelector('textarea');
      if (!box) throw new Error('There is nothing to write in');
      const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
      set?.call(box, text);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    });
  return { container, texts, press, write, changes, session };
}

test('names of deleted users are hidden, and a comment’s HTML is shown as text', async () => {
  const { container, texts } = await show([
    aComment(2, { username: null, isUserDeleted: true }),
    aComment(1, { username: null, text: '<a href="https://x.example">x</a>' }),
  ]);
  await eventually(() => expect(texts()).toHaveLength(2));
  expect(container.textContent).toContain('deleted user');
  expect(container.textContent).toContain('A fan');
  expect(texts()[1]).toBe('<a href="https://x.example">x</a>');
  expect(container.querySelector('li a')).toBeNull();
});

test('older comments load page by page', async () => {
  const { texts, press } = await show(Array.from({ length: 25 }, (_, i) => aComment(25 - i)));
  await eventually(() => expect(texts()).toHaveLength(20));
  await press('Older comments');
  await eventually(() => expect(texts()).toHaveLength(25));
  expect(texts().at(-1)).toBe('Text 1');
});

test('a visitor without a session is asked to sign in', async () => {
  const asked = vi.fn<() => void>();
  const stop = answerOpenSignIn(asked);
  const { container, press } = await show([]);
  expect(container.querySelector('textarea')).toBeNull();
  await press('Sign in to comment');
  expect(asked).toHaveBeenCalledTimes(1);
  stop();
});

test('a sent comment shows at once, then as the API stored it', async () => {
  const { container, texts, write, press } = await show([aComment(1)], { isSignedIn: true });
  await eventually(() => expect(texts()).toEqual(['Text 1']));
  await write('  Well played  ');
  await press('Send');
  await eventually(() => expect(texts()).toEqual(['As kept', 'Text 1']));
  expect(container.querySelector('textarea')?.value).toBe('');
  expect(container.querySelector('h2')?.textContent).toBe('2 comments');
});

test('a refused comment leaves the list and stays in the text box', async () => {
  const signedIn = { isSignedIn: true, isRefusing: true };
  const { container, texts, write, press } = await show([aComment(1)], signedIn);
  await eventually(() => expect(texts()).toEqual(['Text 1']));
  await write('Once more');
  await press('Send');
  await eventually(() =>
    expect(container.querySelector('form output')?.textContent).toBe(
      "Your comment was not sent. You've reached your retry limitation. Please try again later.",
    ),
  );
  expect(texts()).toEqual(['Text 1']);
  expect(container.querySelector('textarea')?.value).toBe('Once more');
});

test('what a fan types while a comment is on its way stays if that comment is refused', async () => {
  let respond = () => {};
  const answered = new Promise<void>((resolve) => (respond = resolve));
  const refusing = { isSignedIn: true, isRefusing: true, answered };
  const { container, texts, write, press } = await show([aComment(1)], refusing);
  await eventually(() => expect(texts()).toEqual(['Text 1']));
  await write('Once more');
  await press('Send');
  await write('And again');
  respond();
  const box = container.querySelector('textarea');
  await eventually(() => expect(box?.value).toBe('Once more\nAnd again'));
});

test('a comment that is too long cannot be sent, and the form says by how much', async () => {
  const { container, write } = await show([], { isSignedIn: true });
  const isDisabled = () => container.querySelector<HTMLButtonElement>('[type=submit]')?.disabled;
  expect(isDisabled()).toBe(true);
  await write('⚽'.repeat(500));
  expect(isDisabled()).toBe(false);
  await write('⚽'.repeat(502));
  expect(isDisabled()).toBe(true);
  expect(container.textContent).toContain('2 characters too many');
});

const dialog = () => document.querySelector('dialog');

/** Presses a button of the dialog once it has opened. */
async function answer(name: string): Promise<void> {
  await act(async () => vi.dynamicImportSettled());
  const buttons = [...(dialog()?.querySelectorAll('button') ?? [])];
  const found = buttons.find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`The dialog has no ${name}`);
  await act(async () => found.click());
}

test('a fan deletes their own comment after a confirmation', async () => {
  const own = aComment(2, { uniqueHashKey: 'own' });
  const { container, texts, press, changes } = await show([own, aComment(1)], { isSignedIn: true });
  await eventually(() => expect(texts()).toHaveLength(2));
  const labels = [...container.querySelectorAll('li button')].map((each) =>
    each.getAttribute('aria-label'),
  );
  expect(labels).toEqual(['Delete your comment: Text 2', 'Report the comment: Text 1']);
  await press('Delete');
  await answer('Cancel');
  expect([texts().length, changes]).toEqual([2, []]);
  await press('Delete');
  await answer('Delete');
  await eventually(() => expect(texts()).toEqual(['Text 1']));
  expect(changes).toEqual(['DELETE /c2']);
  expect(container.querySelector('h2')?.textContent).toBe('1 comment');
  expect(document.activeElement?.textContent).toBe('Your comment is deleted.');
});

test('a visitor reports a comment once, and it is marked as reported', async () => {
  const { container, texts, press, changes } = await show([aComment(1)]);
  await eventually(() => expect(texts()).toHaveLength(1));
  await press('Report');
  await answer('Report');
  await eventually(() => expect(changes).toEqual(['POST /c1/report']));
  expect(container.querySelector('li')?.textContent).toContain('Reported');
  expect(container.querySelector('li button')).toBeNull();
  expect(texts()).toEqual(['Text 1']);
});

test('a refused report leaves the comment, and the dialog says why', async () => {
  const { texts, press } = await show([aComment(1)], { isRefusing: true });
  await eventually(() => expect(texts()).toHaveLength(1));
  await press('Report');
  await answer('Report');
  await eventually(() =>
    expect(dialog()?.querySelector('[role=alert]')?.textContent).toContain('retry limitation'),
  );
  expect(texts()).toHaveLength(1);
});

test('a draft survives a sign-out and a new sign-in', async () => {
  const { container, write, session } = await show([], { isSignedIn: true });
  await write('Half a thought');
  act(() => session.setState({ isLoggedIn: false }));
  expect(container.querySelector('textarea')).toBeNull();
  act(() => session.setState({ isLoggedIn: true }));
  expect(container.querySelector('textarea')?.value).toBe('Half a thought');
});

test('a comment that was sent is reported as an action, without its text', async () => {
  const sink = vi.fn<Sink>();
  // Other tests' reports wait until something takes them.
  reports.drop();
  reports.attach(sink);
  const { write, press } = await show([], { isSignedIn: true });
  await write('What a goal!');
  await press('Send');
  reports.drop();
  const attributes = { type: 'bi-analytics', custom_metrics_news: 'n1' };
  expect(sink.mock.calls).toEqual([[{ kind: 'event', name: 'comment', attributes }]]);
});

test.each([
  [-5_000, 'just now'],
  [59_000, 'just now'],
  [5 * 60_000, '5 min ago'],
  [23 * 3_600_000, '23 h ago'],
  [24 * 3_600_000, null],
])('a comment that is %i ms old shows the age %j', (age, text) => {
  expect(ageText(textOf('en'), NOW - age, NOW)).toBe(text);
});
