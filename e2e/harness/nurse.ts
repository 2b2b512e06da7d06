import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import type { Account } from './accounts.ts';
import type { Device } from './device.ts';
import { eventually } from './eventually.ts';
import { signIn } from './hands.ts';
import type { Say, WordKey } from './words.ts';

/** The session day as a nurse does it: each act is what she taps and reads, by its words. */
export class Nurse {
  readonly device: Device;
  readonly say: Say;

  constructor({ device, say }: { readonly device: Device; readonly say: Say }) {
    this.device = device;
    this.say = say;
  }

  get page(): Page {
    return this.device.page;
  }

  #button(key: WordKey, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name: this.say(key), exact: true });
  }

  /** A list's tab: its name, then the figure. */
  #tab(key: WordKey): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${this.say(key)}\\s+\\d`) });
  }

  /** Signs in on a new device, and waits until the day is on it. */
  async arrive(who: Account): Promise<void> {
    await signIn(this, who);
    await this.untilDayIsHere();
  }

  /** The dashboard says that the day is on this phone, and the app's files are kept. */
  async untilDayIsHere(): Promise<void> {
    await this.page.getByText(this.say('sessions:dayReady')).waitFor();
    await this.device.untilKept();
  }

  /** From the dashboard into the session that is to be worked on. */
  async openSession(): Promise<void> {
    await this.page.getByRole('link', { name: this.say('sessions:open'), exact: true }).click();
    await this.page.waitForURL('**/session/*');
    await this.page.getByRole('tab').first().waitFor();
  }

  async startSession(): Promise<void> {
    await this.#button('sessions:start').click();
    await this.#button('sessions:start', this.page.getByRole('dialog')).click();
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  /** Ends the session; where vials are not counted yet, first those. */
  async endSession(): Promise<void> {
    await this.#tab('sessions:scheduled').waitFor();
    if ((await this.page.getByRole('link', { name: this.say('stock:open') }).count()) > 0) {
      await this.countVials();
    }
    await this.#button('sessions:end').click();
    await this.#button('sessions:end', this.page.getByRole('dialog')).click();
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  /** Counts the vials of the session: of each vaccine so many came that all doses are in them, and none went back. */
  async countVials(): Promise<void> {
    await this.page.getByRole('link', { name: this.say('stock:open') }).click();
    await this.page.waitForURL('**/utilisation');
    await this.page
      .getByRole('textbox', { name: this.say('stock:vials_received') })
      .first()
      .waitFor();
    const isCounted = async () => {
      if (!this.page.url().endsWith('/utilisation')) return true;
      await this.#fillVials();
      await this.#button('stock:save').click();
      return this.page.waitForURL('**/session/*', { timeout: 2000 }).then(
        () => true,
        () => false,
      );
    };
    await eventually(isCounted, true);
  }

  async #fillVials(): Promise<void> {
    const all = (key: WordKey) => this.page.getByRole('textbox', { name: this.say(key) }).all();
    for (const received of await all('stock:vials_received')) await received.fill('1');
    for (const returned of await all('stock:vials_returned')) await returned.fill('0');
  }

  /** One of the lists of the session. */
  async openList(key: WordKey): Promise<void> {
    await this.#tab(key).click();
  }

  /** How many stand on a list, by the figure on its tab. */
  async countOn(key: WordKey): Promise<number> {
    const text = await this.#tab(key).innerText();
    return Number(text.replace(/\D/g, ''));
  }

  /** Types a name, or a part of it, into the field over the lists. */
  async typeOnList(name: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: this.say('sessions:findOnList') }).fill(name);
  }

  /** The row of a person on the shown list, found by typing the name. */
  async find(name: string): Promise<Locator> {
    await this.typeOnList(name);
    // By the own name: a mother's stands in the rows of her children too.
    const own = this.page.getByRole('strong').filter({ hasText: name });
    const row = this.page.getByRole('listitem').filter({ has: own }).first();
    await row.waitFor();
    return row;
  }

  /** What the header's chip says, to those who listen: of so many people, or of records about nobody. */
  async chipSays(key: WordKey, n = 0, of: 'people' | 'records' = 'people'): Promise<void> {
    const values = { count: n, n };
    const said = this.say(key, { wait: this.say(`sync:${of}Wait`, values), who: this.say(`sync:${of}`, values) });
    const chip = this.page.getByRole('banner').getByRole('status');
    await eventually(async () => (await chip.textContent()) ?? '', said);
  }

  /** From the list through the verification, by the family's own word. */
  async verify(row: Locator): Promise<void> {
    await row.getByRole('link').click();
    await this.verifyHere();
  }

  /** On the page of the verification that is open: the family is known, and it leads straight on to the case. */
  async verifyHere(): Promise<void> {
    await this.#button('identity:knownToMe').click();
    await this.page.waitForURL('**/case-details/*/*');
  }

  /** The case stands, with the questions before the needle. */
  async seeWhatIsDue(): Promise<void> {
    await this.page.getByText(this.say('cases:askFirst')).waitFor();
  }

  /** How many doses may be given: each has its box, the questions have theirs. */
  async dosesOffered(): Promise<number> {
    // The questions before the needle have boxes of their own.
    return this.page.locator('input[id^="give-"]').count();
  }

  /** The questions before the needle, and on. */
  async askAndContinue(): Promise<void> {
    await this.#button('cases:askNone').click();
    await this.goOn();
  }

  /** From the case to where its vials are looked at: those of the day, those of this person, or in what will be saved. */
  async goOn(): Promise<void> {
    await this.#button('cases:continue').click();
    const isOn = async () =>
      (await this.vialsOfDay.count()) > 0 || /beneficiary-vaccination-(details|summary)/.test(this.page.url());
    await eventually(isOn, true);
  }

  /** The sheet in which the vials of the day are confirmed. */
  get vialsOfDay(): Locator {
    return this.page.getByRole('dialog', { name: this.say('cases:vialsTitle') });
  }

  /** Confirms the vials of the day as they are proposed; answers whether they were asked for. */
  async confirmVials(): Promise<boolean> {
    if ((await this.vialsOfDay.count()) === 0) return false;
    await this.#button('cases:vialsConfirm', this.vialsOfDay).click();
    await this.page.waitForURL(/beneficiary-vaccination-(details|summary)/);
    return true;
  }

  get #isSummedUp(): boolean {
    return this.page.url().includes('/beneficiary-vaccination-summary');
  }

  /** Confirms the vials of the day, and takes the first usable one where one is still missing. Answers how many had to be. */
  async chooseVials(): Promise<number> {
    const confirmed = Number(await this.confirmVials());
    if (this.#isSummedUp) return confirmed;
    return confirmed + (await this.chooseOwnVials());
  }

  /** On the page of this person's vials: the first usable one wherever none is chosen. Answers how many were not. */
  async chooseOwnVials(): Promise<number> {
    await this.page
      .getByRole('combobox', { name: this.say('cases:batch') })
      .first()
      .waitFor();
    const fields = await this.page.getByRole('combobox', { name: this.say('cases:batch') }).all();
    let chosen = 0;
    for (const field of fields) {
      if ((await field.inputValue()) !== '') continue;
      const vial = field.locator('option:not([disabled]):not([value=""])').first();
      await field.selectOption((await vial.getAttribute('value')) ?? '');
      chosen += 1;
    }
    return chosen;
  }

  /** From the vials over the summary to 'saved'. */
  async save(count: number): Promise<void> {
    if (!this.#isSummedUp) await this.#button('cases:continue').click();
    await this.page.waitForURL('**/beneficiary-vaccination-summary*');
    await this.page.getByRole('button', { name: this.say('cases:record', { count }), exact: true }).click();
    await this.#button('cases:nextPerson').waitFor();
  }

  /** A child of the list through the whole visit, every due dose given. Answers how many doses were. */
  async visit(name: string): Promise<number> {
    await this.verify(await this.find(name));
    return this.giveWhatIsDue();
  }

  /** From the verification to 'saved', every due dose given. Answers how many doses were. */
  async giveWhatIsDue(): Promise<number> {
    await this.seeWhatIsDue();
    const due = await this.dosesOffered();
    await this.askAndContinue();
    await this.chooseVials();
    await this.save(due);
    return due;
  }

  async nextPerson(): Promise<void> {
    await this.#button('cases:nextPerson').click();
    await this.page.waitForURL('**/session/*');
  }

  /** Opens the list of records on this phone. */
  async openRecords(): Promise<void> {
    const chip = new RegExp(this.say('sync:chipHint'));
    await this.page.getByRole('banner').getByRole('button', { name: chip }).click();
    await this.page.getByRole('dialog').waitFor();
  }

  /** Opens the question why somebody of the list is not vaccinated. */
  async askWhyNot(name: string): Promise<void> {
    const row = await this.find(name);
    await row.getByRole('button', { name: new RegExp(this.say('sessions:reject')) }).click();
  }

  /** Not vaccinated: the first reason, the family was told. */
  async reject(name: string, remark = ''): Promise<void> {
    await this.askWhyNot(name);
    const sheet = this.page.getByRole('dialog');
    await this.#button('sessions:rejectSave', sheet).click();
    await sheet.getByText(this.say('refusals:BENDET0004')).waitFor();
    await sheet.getByRole('radio').first().click();
    if (remark !== '') await sheet.getByRole('textbox').fill(remark);
    await sheet.getByRole('checkbox', { name: this.say('sessions:rejectAcknowledge') }).click();
    await this.#button('sessions:rejectSave', sheet).click();
    await sheet.waitFor({ state: 'detached' });
  }

  /** Looks for whoever came without being on the list. */
  async lookFor(mobile: string): Promise<void> {
    await this.#button('sessions:addSomeone').click();
    const sheet = this.page.getByRole('dialog');
    await this.#searchFor(sheet, mobile);
  }

  /** Types the value and searches at once; on a phone that applies the filter. */
  async #searchFor(sheet: Locator, value: string): Promise<void> {
    const field = sheet.getByRole('textbox', { name: this.say('beneficiaries:searchValue') });
    await field.fill(value);
    await field.press('Enter');
  }

  /** Adds somebody who came without being on the list, found by a number. */
  async add(who: {
    readonly name: string;
    readonly by: 'mobile' | 'reference';
    readonly number: string;
  }): Promise<void> {
    await this.#button('sessions:addSomeone').click();
    const sheet = this.page.getByRole('dialog');
    await sheet.getByRole('combobox', { name: this.say('beneficiaries:searchBy') }).selectOption(who.by);
    await this.#searchFor(sheet, who.number);
    const hit = sheet.getByRole('listitem').filter({ hasText: who.name });
    await this.#button('sessions:add', hit).click();
    await sheet.waitFor({ state: 'detached' });
    assert.ok((await this.find(who.name)) !== null);
  }
}
