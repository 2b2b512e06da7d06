import { abhaPoints } from '@teeka/domain/abha';
import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { labelled } from './labelled.ts';
import type { Nurse } from './nurse.ts';
import type { Say, WordKey } from './words.ts';

/** Health accounts as a worker makes them: each act is what she taps and types, by its words. */
export class AbhaWorker {
  readonly page: Page;
  readonly say: Say;
  readonly device: Nurse['device'];

  constructor({ device, say }: Pick<Nurse, 'device' | 'say'>) {
    this.device = device;
    this.page = device.page;
    this.say = say;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  tap(key: WordKey, values?: Record<string, string | number>, within: Page | Locator = this.page): Promise<void> {
    return within.getByRole('button', { name: this.say(key, values), exact: true }).click();
  }

  follow(key: WordKey, values?: Record<string, string | number>): Promise<void> {
    return this.main
      .getByRole('link', { name: this.say(key, values), exact: true })
      .first()
      .click();
  }

  sees(key: WordKey, values?: Record<string, string | number>): Promise<void> {
    return this.page.getByText(this.say(key, values)).first().waitFor();
  }

  field(key: WordKey): Locator {
    return labelled(this.main, this.say(key));
  }

  /** Opens the sheet and ticks each point as it is agreed to. */
  async readOut(sheet: keyof typeof abhaPoints, begin: WordKey = 'abha:consentRead'): Promise<void> {
    await this.tap(begin);
    const dialog = this.page.getByRole('dialog');
    for (const point of abhaPoints[sheet])
      await dialog.getByRole('checkbox', { name: this.say(`abha:point-${point}` as WordKey), exact: true }).check();
    await dialog.getByRole('radio', { name: this.say('abha:method-spoken') }).check();
    await this.tap('abha:agree', undefined, dialog);
    await dialog.waitFor({ state: 'detached' });
  }

  /** From 'no account yet' into a way of making one. */
  async chooseWay(way: 'otp' | 'biometric' | 'face' | 'demographic'): Promise<void> {
    const name = new RegExp(`^${this.say(`abha:way-${way}` as WordKey)}`);
    await this.page.getByRole('button', { name }).click();
  }

  async typeNumbers(aadhaar: string, mobile: string): Promise<void> {
    await this.field('identity:aadhaarNumber').fill(aadhaar);
    await this.field('abha:mobile').fill(mobile);
  }

  async bringCode(otp: string): Promise<void> {
    await this.field('identity:code').fill(otp);
    await this.tap('identity:checkCode');
  }

  async search(by: 'mobile' | 'number' | 'address', value: string): Promise<void> {
    await this.page.getByRole('radio', { name: this.say(`abha:by-${by}` as WordKey), exact: true }).check();
    await this.main.getByRole('textbox', { name: this.say(`abha:by-${by}` as WordKey), exact: true }).fill(value);
    await this.tap('abha:search');
  }

  /** The first of the addresses that are proposed. */
  async takeSuggestion(): Promise<void> {
    await this.main
      .getByRole('radiogroup', { name: this.say('abha:suggestions') })
      .getByRole('radio')
      .first()
      .check();
    await this.tap('abha:takeAddress');
  }

  /** The card stands, as the service drew it. */
  async seesCard(): Promise<void> {
    await this.sees('abha:linkedNow');
    const card = this.page.getByRole('img', { name: this.say('abha:cardPicture') });
    await eventually(() => card.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0), true);
  }
}
