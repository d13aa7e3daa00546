import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { eventDetailSchema } from '../../edge/contracts/event.ts';
import { axeFindings } from './axe.ts';
import { collectFaults } from './console-faults.ts';
import { sendUpdates } from './feed.ts';
import { expect, test as base } from './fixtures.ts';
import { openPage } from './open-page.ts';
import { shiftOnOpening } from './layout-shift.ts';

const DAY = 86_400_000;

const eventSchema = v.object({ data: eventDetailSchema });

/** The journey's own football league: four teams; one match over, one live, two to come. */
class Season {
  readonly id = `league-${randomUUID().slice(0, 8)}`;
  readonly name = 'Estuary League';
  readonly live = `${this.id}-live`;
  readonly #baseUrl: string;
  #sequence = 1;

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  team(name: string) {
    return { id: `${this.id}-${name.toLowerCase()}`, name: `${name} Town`, shortName: name };
  }

  async open(): Promise<void> {
    const now = Date.now();
    await this.#send([
      {
        ...this.#fixture('past', 'Alder', 'Birch', now - 7_200_000),
        status: 'Ended',
        matchStatus: 'H2',
        score: { home: 1, away: 0 },
      },
      {
        ...this.#fixture('live', 'Cedar', 'Alder', now - 1_200_000),
        status: 'Live',
        matchStatus: 'H1',
        score: { home: 0, away: 0 },
      },
      this.#fixture('next', 'Birch', 'Cedar', now + DAY),
      this.#fixture('last', 'Dogwood', 'Alder', now + 8 * DAY),
    ]);
    // A queue brings states to the catalogue seconds later: until then an ended match is a fixture.
    const past = `${this.#baseUrl}/api/media/v1/events/${this.id}-past`;
    await expect(async () => {
      const { data } = v.parse(eventSchema, await (await fetch(past)).json());
      expect(data.event.eventStatus).toBe('Ended');
    }).toPass();
  }

  /** Moves today's matches to a far day: no list of a later test shows them. */
  async withdraw(): Promise<void> {
    this.#sequence += 1;
    const far = { sequence: this.#sequence, status: 'NotStarted', correction: true } as const;
    const startTime = Date.now() + 183 * DAY;
    await this.#send([
      { ...this.#fixture('past', 'Alder', 'Birch', startTime), ...far },
      { ...this.#fixture('live', 'Cedar', 'Alder', startTime), ...far },
    ]);
  }

  async score(home: number, away: number): Promise<void> {
    this.#sequence += 1;
    await this.#send([
      {
        matchId: this.live,
        sequence: this.#sequence,
        occurredAt: Date.now(),
        score: { home, away },
      },
    ]);
  }

  #fixture(name: string, home: string, away: string, startTime: number) {
    return {
      matchId: `${this.id}-${name}`,
      sequence: 1,
      occurredAt: Date.now(),
      fixture: {
        sportId: 1 as const,
        league: { id: this.id, name: this.name, country: 'es' },
        home: this.team(home),
        away: this.team(away),
        startTime,
        round: 'Matchday 1',
        venue: `${home} Park`,
      },
    };
  }

  async #send(updates: Parameters<typeof sendUpdates>[1]): Promise<void> {
    for (const { outcome, reason } of await sendUpdates(this.#baseUrl, updates))
      expect(outcome, reason).toBe('applied');
  }
}

const test = base.extend<{ season: Season }>({
  season: async ({ product }, run) => {
    const season = new Season(product.url);
    await season.open();
    await run(season);
    await season.withdraw();
  },
});

test('leagues lead to a live table, a live team page and its fixtures @core @phone', async ({
  page,
  season,
}) => {
  const faults = collectFaults(page);
  await openPage(page, '/football/leagues');
  await page.getByRole('searchbox', { name: 'Find a league' }).fill('estuary spain');
  await page.locator(`a[href*="${season.id}"]`).click();
  await expect(page).toHaveURL(
    new RegExp(`/football/league/estuary-league/${season.id}/overview$`),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(season.name);
  const tabs = page.getByRole('navigation', { name: season.name });
  await expect(page.locator(`a[data-match-id="${season.live}"]`)).toBeVisible();

  await tabs.getByRole('link', { name: 'Standings' }).click();
  const rows = page.locator('tr[data-team-id]');
  await expect(rows.first()).toHaveAttribute('data-team-id', season.team('Alder').id);
  await expect(page).toHaveTitle(/^Estuary League standings · /);
  await season.score(2, 0);
  // Cedar passes Alder on goal difference, on the open page.
  await expect(rows.first()).toHaveAttribute('data-team-id', season.team('Cedar').id);
  await expect(rows.first()).toContainText('up 1');
  await season.score(0, 0);
  await expect(rows.first()).toHaveAttribute('data-team-id', season.team('Alder').id);

  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/football\/team\/alder-town\/[^/]+\/overview$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alder Town');
  const next = page.locator(`section a[data-match-id="${season.live}"]`).first();
  await expect(next).toContainText('0');
  await season.score(0, 3);
  await expect(next).toContainText('3');

  await page
    .getByRole('navigation', { name: 'Alder Town' })
    .getByRole('link', { name: 'Fixtures' })
    .click();
  await expect(page.locator('li a[data-match-id]')).toHaveCount(2);
  await expect(page.getByText('Estuary League · Matchday 1').first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('axe finds nothing on any screen of a league or a team, and nothing shifts', async ({
  page,
  season,
}) => {
  const faults = collectFaults(page);
  const league = `/football/league/estuary-league/${season.id}`;
  const team = `/football/team/alder-town/${season.team('Alder').id}`;
  for (const path of [
    `${league}/overview`,
    `${league}/fixtures`,
    `${league}/results`,
    `${league}/standings`,
    `${team}/overview`,
    `${team}/fixtures`,
    `${team}/results`,
    `${team}/standings`,
    '/football/leagues',
    '/football/teams',
    `/league/cup-roster?leagueId=${season.id}`,
  ]) {
    expect(await shiftOnOpening(page, path), path).toBeLessThanOrEqual(0.02);
    expect(await axeFindings(page), path).toEqual([]);
  }
  expect(faults).toEqual([]);
});
