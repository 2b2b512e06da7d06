import { formFlaws } from './form-flaws.ts';
import type { Form } from './forms.ts';
import { settle } from './look.ts';
import type { Nurse } from './nurse.ts';

/** Sends each form with nothing in it, and tells what is wrong with the answer. */
export async function sendEmpty(nurse: Nurse, forms: readonly Form[]): Promise<readonly string[]> {
  const { device, say } = nurse;
  const wrong: string[] = [];
  for (const { file, path, open, send } of forms) {
    await device.open(path);
    await settle(device.page);
    try {
      await open?.(nurse);
      if (send)
        await device.page
          .getByRole('button', { name: say(send), exact: true })
          .last()
          .click();
      else await device.page.keyboard.press('Enter');
    } catch (error) {
      wrong.push(`${file}: cannot be sent: ${String(error).slice(0, 200)}`);
      continue;
    }
    wrong.push(...(await formFlaws(device.page)).map((flaw) => `${file}: ${flaw}`));
  }
  return wrong;
}
