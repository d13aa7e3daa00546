import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import * as v from 'valibot';
import en from '../../edge/shared/text/catalogues/en/account.ts';
import es from '../../edge/shared/text/catalogues/es-MX/account.ts';
import pt from '../../edge/shared/text/catalogues/pt-BR/account.ts';
import { DESKTOP, takePicture, type View } from './view.ts';

const WORDS = { en, 'pt-BR': pt, 'es-MX': es };
const PASSWORD = 'three green corner flags';
/** Number of stars to press on a page. */
const STARS = 5;

const outboxSchema = v.array(v.object({ to: v.string(), code: v.nullable(v.string()) }));

/** Acts as a fan with an account, and takes pictures on the way. */
export class Fan {
  readonly page: Page;
  private readonly origin: string;
  private readonly view: View;
  private readonly email: string;
  private readonly codes = new Set<string>();

  constructor(page: Page, origin: string, view: View, email: string) {
    this.page = page;
    this.origin = origin;
    this.view = view;
    this.email = email;
  }

  get isOnDesktop(): boolean {
    return this.view.screen === DESKTOP;
  }

  /** Opens a path of the product in the view's language. */
  async goTo(path: string): Promise<void> {
    const url = new URL(path, this.origin);
    url.searchParams.set('lang', this.view.language);
    await this.page.goto(url.href, { waitUntil: 'networkidle' });
  }

  async take(name: string): Promise<void> {
    await takePicture(this.page, name, this.view);
  }

  /** Opens an account. */
  async signUp(username: string): Promise<void> {
    await this.goTo('/me/edit-profile');
    await this.choose(/<link>(.*)<\/link>/.exec(this.words.signIn.isNew)?.[1] ?? '');
    await this.field('identifier').fill(this.email);
    await this.submit();
    await this.enterCode('code');
    await this.newPassword().fill(PASSWORD);
    await this.submit();
    await this.field('username').fill(username);
    await this.take('username');
    await this.submit();
    await this.dialog().waitFor({ state: 'detached' });
  }

  /** Stars some items of a page. */
  async star(path: string): Promise<void> {
    await this.goTo(path);
    const stars = await this.page.locator('main button[aria-pressed="false"][aria-label]').all();
    for (const star of stars.slice(0, STARS)) await star.click();
    await this.page.waitForLoadState('networkidle');
  }

  /** Stops at the last confirmation before the account is deleted. */
  async askToDelete(): Promise<void> {
    await this.goTo('/me/security-and-privacy/delete-account');
    await this.take('deletion');
    await this.page.locator('main input[autocomplete="current-password"]').fill(PASSWORD);
    await this.page.locator('main button[type="submit"]').click();
    await this.dialog().waitFor();
    await this.take('deletion-asked');
  }

  /** Opens the list of countries. */
  async chooseCountry(): Promise<void> {
    await this.goTo('/me/settings');
    await this.page.locator('main button[aria-haspopup="dialog"]').click();
    await this.dialog().locator('li').first().waitFor();
    await this.take('country');
  }

  /** Resets the password, up to its choice. Needs a minute since the last code. */
  async resetPassword(): Promise<void> {
    // Acts like a return in a fresh browser.
    await this.page.evaluate(() => localStorage.clear());
    await this.page.context().clearCookies();
    await this.goTo('/me/edit-profile');
    await this.field('identifier').fill(this.email);
    await this.choose(this.words.signIn.forgotten);
    await this.take('forgotten');
    await this.submit();
    await this.enterCode();
    await this.newPassword().fill('four white corner flags');
    await this.take('reset');
  }

  private get words() {
    return WORDS[this.view.language];
  }

  private dialog() {
    return this.page.getByRole('dialog');
  }

  private field(name: string) {
    return this.dialog().locator(`input[name="${name}"]`);
  }

  private newPassword() {
    return this.dialog().locator('input[autocomplete="new-password"]');
  }

  private async choose(words: string): Promise<void> {
    await this.dialog().getByRole('button', { name: words, exact: true }).click();
  }

  private async submit(): Promise<void> {
    await this.dialog().locator('button[type="submit"]').click();
  }

  private async enterCode(picture?: string): Promise<void> {
    await this.field('code').waitFor();
    if (picture) await this.take(picture);
    await this.field('code').pressSequentially(await this.newCode());
  }

  private async newCode(): Promise<string> {
    for (let attempt = 0; attempt < 100; attempt++) {
      const response = await fetch(`${this.origin}/dev/outbox.json`);
      const outbox = v.parse(outboxSchema, await response.json());
      const code = outbox.find((sent) => sent.to === this.email)?.code;
      if (code && !this.codes.has(code)) {
        this.codes.add(code);
        return code;
      }
      await sleep(100);
    }
    throw new Error('No code came.');
  }
}
