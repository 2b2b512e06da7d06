import { displayDate } from '@teeka/domain/format';
import { beneficiaryTypesAt } from '@teeka/domain/person';
import type { Locator, Page } from 'playwright-core';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import type { Device } from './device.ts';
import type { Say, WordKey } from './words.ts';

/** Whom a family brings, as far as the first step asks. */
export interface Newcomer {
  readonly name: string;
  readonly gender: 'female' | 'male';
  /** `YYYY-MM-DD` */
  readonly dob: string;
  readonly type: 'type-20' | 'type-21' | 'type-22' | 'type-23' | 'type-7008';
  readonly mobile: string;
}

/** Registration and editing as a nurse does them: each act is what she taps and types, by its words. */
export class Registrar {
  readonly device: Device;
  readonly say: Say;

  constructor({ device, say }: { readonly device: Device; readonly say: Say }) {
    this.device = device;
    this.say = say;
  }

  get page(): Page {
    return this.device.page;
  }

  /** A field by what it is called; the mark of a required one is no part of its name. */
  field(key: WordKey): Locator {
    const named = { name: this.say(key), exact: true };
    const [text, choice, number] = (['textbox', 'combobox', 'spinbutton'] as const).map((role) =>
      this.page.getByRole(role, named),
    ) as [Locator, Locator, Locator];
    return text.or(choice).or(number).first();
  }

  /** One key after another, as a person types. Answers what the field took of it. */
  async press(key: WordKey, keys: string): Promise<string> {
    const field = this.field(key);
    await field.clear();
    await field.pressSequentially(keys);
    return field.inputValue();
  }

  async tap(key: WordKey, within: Page | Locator = this.page): Promise<void> {
    await within.getByRole('button', { name: this.say(key), exact: true }).click();
  }

  async sees(key: WordKey): Promise<void> {
    await this.page.getByText(this.say(key)).first().waitFor();
  }

  async typeDay(key: WordKey, day: string): Promise<void> {
    const field = this.field(key);
    await field.fill((await field.getAttribute('type')) === 'date' ? day : displayDate(day));
  }

  /** The first step; the village is the first one of the site, the number is typed twice. */
  async typePerson({ name, gender, dob, type, mobile }: Newcomer, repeated = mobile): Promise<void> {
    await this.field('registration:name').fill(name);
    await this.page.getByRole('radio', { name: this.say(`registration:${gender}`), exact: true }).check();
    await this.typeDay('registration:birthDate', dob);
    // Where age and gender leave one type, it is a line of text.
    const open = beneficiaryTypesAt({ dob, gender: gender === 'female' ? 2 : 1 }, systemClock().today);
    if (open.length > 1) await this.field('registration:type').selectOption(this.say(`registration:${type}`));
    const village = this.field('registration:village');
    await village.selectOption((await village.locator('option').nth(1).getAttribute('value')) ?? '');
    await this.field('registration:mobile').fill(mobile);
    await this.field('registration:mobileRepeated').fill(repeated);
  }

  next(): Promise<void> {
    return this.tap('registration:next');
  }

  /** Finds the guardian among the people of this phone. */
  async chooseGuardian(typed: string, name = typed): Promise<void> {
    await this.field('registration:guardianSearch').fill(typed);
    await this.page.getByRole('button', { name }).first().click();
    await this.guardianChosen();
  }

  /** In the child's form, to the guardian whom nobody finds under this name. */
  async beginGuardian(name: string): Promise<void> {
    await this.field('registration:guardianSearch').fill(name);
    await this.tap('registration:guardianRegister');
    await this.field('registration:guardianNew').waitFor();
  }

  /** Fills in the guardian who is registered with the child: her year of birth; the rest is known. */
  async typeGuardian({ dob }: Newcomer): Promise<void> {
    await this.field('registration:ageOrYear').fill(dob.slice(0, 4));
  }

  async guardianChosen(): Promise<void> {
    await this.page.getByRole('button', { name: this.say('registration:guardianOther') }).waitFor();
  }

  /** Reads the consent out; the family agrees. */
  async agree(): Promise<void> {
    await this.page.getByRole('checkbox', { name: this.say('registration:consentTick') }).click();
  }

  /** From the details to 'saved', before a session. */
  async finish(): Promise<void> {
    await this.next();
    await this.agree();
    await this.tap('registration:save');
    await this.page.waitForURL(/\/beneficiary\/\d{14}$/);
  }

  /** The number of whoever's page is open. */
  get openPerson(): string {
    return /\d{14}/.exec(this.page.url())?.[0] ?? '';
  }

  /** Declares a death from the person's page: the day, and yes once more. */
  async declareDeath(name: string, day: string): Promise<void> {
    await this.tap('beneficiaries:deathDeclare');
    const sheet = this.page.getByRole('dialog', { name: this.say('beneficiaries:deathDeclare') });
    await sheet.waitFor();
    await this.typeDay('beneficiaries:dateOfDeath', day);
    await this.confirmDeath(name);
  }

  /** From the day that stands in the open sheet to yes. */
  async confirmDeath(name: string): Promise<void> {
    const sheet = this.page.getByRole('dialog', { name: this.say('beneficiaries:deathDeclare') });
    await this.tap('app:next', sheet);
    const question = this.page.getByRole('dialog', { name: this.say('beneficiaries:deathTitle', { name }) });
    await this.tap('beneficiaries:deathConfirm', question);
    await question.waitFor({ state: 'detached' });
  }
}
