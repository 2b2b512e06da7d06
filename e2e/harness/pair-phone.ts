import { goByMenu } from './hands.ts';
import type { Nurse } from './nurse.ts';

/** Pairs the phone with the desk, by the digits of the code that the desk shows; both are signed in. */
export async function pairPhone(desk: Nurse, phone: Nurse): Promise<void> {
  for (const one of [desk, phone]) {
    await goByMenu(one, 'app:resources');
    await one.page.getByRole('heading', { name: one.say('pairing:title') }).waitFor();
  }
  const button = (of: Nurse, key: 'pairing:showCode' | 'pairing:scanCode') =>
    of.page.getByRole('button', { name: of.say(key), exact: true });
  await button(desk, 'pairing:showCode').click();
  const shown = desk.page.getByRole('dialog').locator('[data-code]');
  const digits = (await shown.getAttribute('data-code')) ?? '';
  await button(phone, 'pairing:scanCode').click();
  const sheet = phone.page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: phone.say('pairing:typed') }).fill(digits);
  await sheet.getByRole('button', { name: phone.say('pairing:pair'), exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  await desk.page.getByRole('heading', { name: desk.say('pairing:devices') }).waitFor();
}
