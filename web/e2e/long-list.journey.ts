import { expect, test, type Page } from 'playwright/test';
import { sendUpdates } from './feed.ts';

const ROWS = 500;
const AT_ONCE = 50;
const HOUR_MS = 3_600_000;

/** A day of a sport and a week of its own, which no other journey looks at, with one long league. */
async function openLongDay(
  baseURL: string,
  project: string,
): Promise<{ path: string; id: string }> {
  const id = `journey-long-${project}`;
  const midnight = new Date();
  midnight.setUTCHours(0, 0, 0, 0);
  const day = midnight.getTime() + (project === 'mobile' ? 20 : 21) * 24 * HOUR_MS;
  const updates = Array.from({ length: ROWS }, (_, index) => {
    const team = (name: string) => ({ id: `${id}-${name}`, name, shortName: name });
    return {
      matchId: `${id}-${index}`,
      sequence: 1,
      occurredAt: Date.now(),
      fixture: {
        sportId: 16 as const,
        league: { id: 'journey-long-league', name: 'Long League', country: 'es' },
        home: team(`Kestrel ${index + 1}`),
        away: team('Merlin'),
        // In the order of their numbers, at midday everywhere in Europe.
        startTime: day + 10 * HOUR_MS + index * 1_000,
      },
    };
  });
  for (let from = 0; from < ROWS; from += AT_ONCE)
    await sendUpdates(baseURL, updates.slice(from, from + AT_ONCE));
  return { path: `/american-football/matches/all?date=${day}`, id };
}

/** How much is below what is in sight, px. */
function distanceFromEnd(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - scrollY);
}

test('a long list can be searched, printed and gone through by keyboard as any page', async ({
  page,
  baseURL,
}, { project }) => {
  test.setTimeout(120_000);
  const { path, id } = await openLongDay(baseURL ?? '', project.name);
  const rows = page.locator(`a[data-match-id^="${id}"]`);
  // The database learns of matches a moment after their rooms.
  await expect(async () => {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await rows.count()).toBe(ROWS);
  }).toPass({ timeout: 60_000 });

  // The browser's own search.
  const row480 = page.locator(`[data-match-id="${id}-479"]`);
  await expect(row480).not.toBeInViewport();
  expect(
    await page.evaluate(() => Reflect.apply(Reflect.get(window, 'find'), window, ['Kestrel 480'])),
  ).toBe(true);
  await expect(row480).toBeInViewport();

  // By Tab through rows that were out of sight so far, each with its star.
  await page.locator(`[data-match-id="${id}-100"]`).focus();
  for (let step = 0; step < 80; step += 1) await page.keyboard.press('Tab');
  const row141 = page.locator(`[data-match-id="${id}-140"]`);
  await expect(row141).toBeFocused();
  await expect(row141).toBeInViewport();
  await page.keyboard.press('Control+End');
  await expect(rows.last()).toBeInViewport();
  // A key that is pressed while the page still goes there is not taken.
  await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2);
  await page.keyboard.press('Control+Home');
  await expect(rows.first()).toBeInViewport();

  // Each row that is painted on paper leaves its link there.
  const pdf = (await page.pdf()).toString('latin1');
  const printed = new Set(
    [...pdf.matchAll(/\/URI \([^)]*?(journey-long-[a-z]+-\d+)\)/g)].map(([, match]) => match),
  );
  expect(printed.size).toBe(ROWS);
});
