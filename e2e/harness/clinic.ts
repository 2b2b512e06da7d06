import type { CivilDate } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import type { Locator, Page } from 'playwright-core';
import type { Device } from './device.ts';
import { Nurse } from './nurse.ts';
import type { Say, WordKey } from './words.ts';

type Within = Page | Locator;

/** A day at the clinic for bites: what is tapped there besides the acts of every session day. */
export class Clinic {
  readonly nurse: Nurse;
  readonly #device: Device;
  readonly #say: Say;

  constructor(person: { readonly device: Device; readonly say: Say }) {
    this.nurse = new Nurse(person);
    this.#device = person.device;
    this.#say = person.say;
  }

  readonly page = (): Page => this.#device.page;

  button(key: WordKey, within: Within = this.page()): Locator {
    return within.getByRole('button', { name: this.#say(key), exact: true });
  }

  /** What brought the person here. */
  async choose(kind: 'bite' | 'prevention' | 'snake' | 'scorpion'): Promise<void> {
    const name = this.#say(`bites:kind-${kind}`);
    await this.page().getByRole('button').filter({ hasText: name }).click();
  }

  async tick(label: string, within: Within = this.page()): Promise<void> {
    await within.getByRole('checkbox', { name: label, exact: true }).click();
  }

  async fill(key: WordKey, value: string): Promise<void> {
    await this.page()
      .getByRole('textbox', { name: this.#say(key) })
      .fill(value);
  }

  /** Takes the first vial wherever none is in hand yet. */
  async chooseVials(within: Within = this.page()): Promise<void> {
    const fields = within.getByRole('combobox', { name: this.#say('cases:batchAndExpiry') });
    await fields.first().waitFor();
    for (const field of await fields.all()) {
      if ((await field.inputValue()) !== '') continue;
      const vial = field.locator('option:not([value=""])').first();
      await field.selectOption((await vial.getAttribute('value')) ?? '');
    }
  }

  /** Opens a sheet by its button, fills it and takes over what stands there. */
  async sheet(key: WordKey, work: (sheet: Locator) => Promise<void>): Promise<void> {
    await this.button(key).click();
    const sheet = this.page().getByRole('dialog');
    await sheet.waitFor();
    await work(sheet);
    await this.button('bites:takeOver', sheet).click();
    await sheet.waitFor({ state: 'detached' });
  }

  /** A day of the course that another place gave: written from its paper, saved at once. */
  async givenElsewhere(day: number, on: CivilDate): Promise<void> {
    await this.button('bites:paperDoses').click();
    const sheet = this.page().getByRole('dialog', { name: this.#say('bites:paperDoses') });
    const name = this.#say('bites:dayN', { day });
    await sheet.getByRole('textbox', { name, exact: true }).fill(displayDate(on));
    await this.button('bites:save', sheet).click();
    await sheet.waitFor({ state: 'detached' });
  }

  /** From the vials over the summary to 'saved'. */
  async saveVisit(shown?: WordKey): Promise<void> {
    await this.button('cases:continue').click();
    await this.page().waitForURL('**/beneficiary-vaccination-summary*');
    if (shown) await this.page().getByText(this.#say(shown), { exact: true }).waitFor();
    await this.button('bites:save').click();
    await this.button('cases:nextPerson').waitFor();
  }

  /** Today's dose of an open course. */
  async giveDay(): Promise<void> {
    await this.button('cases:continue').click();
    await this.page().waitForURL('**/beneficiary-vaccination-details*');
    await this.chooseVials();
    await this.saveVisit();
  }

  /** Whoever had a dose comes back: the app is opened again, and a tap on their row opens the case. */
  async reopen(name: string): Promise<void> {
    await this.#device.open('/dashboard');
    await this.nurse.openSession();
    await this.nurse.openList('sessions:vaccinated_venom');
    await (await this.nurse.find(name)).getByRole('link').click();
    await this.page().waitForURL('**/case-details/*/*');
  }
}
