import assert from 'node:assert/strict';
import { displayDate } from '@teeka/domain/format';
import type { PregnancyForm } from '@teeka/words/pregnancy-keys';
import type { Device } from './device.ts';
import { labelled } from './labelled.ts';
import type { Say, WordKey } from './words.ts';

/** The forms of a pregnancy as hands fill them in, by the words of their fields. */
export function pregnancyForm({ device, say }: { readonly device: Device; readonly say: Say }) {
  const main = () => device.page.getByRole('main');
  const field = (form: PregnancyForm, name: string) =>
    labelled(main(), say(`pregnancyForms:${form}-${name}` as WordKey));
  return {
    main,
    field,
    /** One of a list, or of chips, whichever stands there. */
    async choose(form: PregnancyForm, name: string, option: WordKey): Promise<void> {
      const value = option.slice(option.lastIndexOf('-') + 1);
      const list = main().locator('select').and(field(form, name));
      const chip = main().getByText(say(option), { exact: true });
      await list.or(chip).first().waitFor();
      if ((await list.count()) > 0) {
        assert.equal(await list.locator(`option[value="${value}"]`).textContent(), say(option));
        await list.selectOption(value);
      } else await chip.click();
    },
    async typeDay(form: PregnancyForm, name: string, on: string): Promise<void> {
      const date = field(form, name);
      await date.fill((await date.getAttribute('type')) === 'date' ? on : displayDate(on));
    },
    tap: (word: WordKey) =>
      main()
        .getByRole('button', { name: say(word), exact: true })
        .click(),
    next: () => device.page.getByRole('button', { name: say('app:next'), exact: true }).click(),
    dose: (code: string) =>
      main()
        .getByText(say(`schedule:dose-${code}` as WordKey), { exact: true })
        .click(),
  };
}
