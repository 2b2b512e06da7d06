import { displayDate } from '@teeka/domain/format';
import type { Locator, Page } from 'playwright-core';
import { Registrar } from './registrar.ts';
import type { WordKey } from './words.ts';

/** The report of an adverse event as it is filled in and followed: each act is what is tapped and typed, by its words. */
export class Reporter extends Registrar {
  /** A field that is typed into, on the page or in a sheet. */
  override field(key: WordKey, within: Page | Locator = this.page): Locator {
    return within.getByRole('textbox', { name: this.say(key), exact: true });
  }

  async choose(key: WordKey, value: string, within: Page | Locator = this.page): Promise<void> {
    await within.getByRole('combobox', { name: this.say(key) }).selectOption(value);
  }

  /** On to the step that has this field. */
  async goOn(key: WordKey): Promise<void> {
    await this.tap('aefi:next');
    await this.page.getByLabel(this.say(key)).first().waitFor();
  }

  /** Completes a notice to the whole form and files it: what the person and the doses said stands there already. */
  async fileForm(): Promise<void> {
    await this.field('aefi:field-description').fill('Seizure at home in the evening');
    await this.goOn('aefi:field-notifier_name');
    await this.field('aefi:field-notifier_name').fill('Sunita Devi');
    await this.choose('aefi:field-notifier_designation', 'community');
    await this.page
      .getByRole('group', { name: this.say('aefi:field-reasons') })
      .getByText(this.say('aefi:reasons-hospitalisation'), { exact: true })
      .click();
    await this.page
      .getByRole('group', { name: this.say('aefi:field-is_cluster') })
      .getByRole('radio', { name: this.say('aefi:no') })
      .check();
    await this.goOn('aefi:field-guardian_name');
    await this.field('aefi:field-address').fill('Behind the school');
    await this.goOn('aefi:field-place_type');
    await this.choose('aefi:field-place_type', 'outreach');
    await this.choose('aefi:field-site_type', 'outreach');
    await this.addDiluent();
    await this.goOn('aefi:field-reporter_name');
    await this.tap('aefi:fileForm');
  }

  /** The water that a powder was mixed with, and what is printed small on it. */
  async addDiluent(): Promise<void> {
    await this.tap('aefi:addDiluent');
    const vial = this.page
      .getByRole('group')
      .filter({ has: this.field('aefi:diluent') })
      .last();
    await this.field('aefi:diluent', vial).fill('Sterile water');
    await this.field('aefi:batch', vial).fill('W-26/9');
    await this.field('aefi:manufacturer', vial).fill('Doab Vaccines');
    await this.field('aefi:expiry', vial).fill(displayDate('2029-12-31'));
    await this.field('aefi:othersVial', vial).fill('9');
    await vial.getByText(this.say('aefi:moreOfVial'), { exact: true }).click();
    await this.field('aefi:made', vial).fill(displayDate('2026-01-31'));
  }

  /** A step of the follow-up, in its sheet. */
  async follow(key: WordKey, fill: (sheet: Locator) => Promise<void> = async () => {}): Promise<Locator> {
    await this.tap(key);
    const sheet = this.page.getByRole('dialog', { name: this.say(key) });
    await fill(sheet);
    await this.tap('aefi:save', sheet);
    return sheet;
  }
}
