import type { Clinic } from './clinic.ts';
import type { Say } from './words.ts';

/** The vials, and immunoglobulin of 52 kg, 6.93 ml in two vials of 5 ml: a digit too many, then more than the dose, then what went in. */
export async function typeTooMuch(clinic: Clinic, say: Say, picture: (name: string) => Promise<void>): Promise<void> {
  const sees = (text: string) => clinic.page().getByText(text).waitFor();
  await clinic.chooseVials();
  await clinic.fill('bites:infiltrated', '50');
  await sees(say('refusals:RABIES0021', { ml: 50, most: 10 }));
  await clinic.button('cases:continue').click();
  await clinic.fill('bites:infiltrated', '9');
  await clinic.button('cases:continue').click();
  await sees(say('bites:amountComputed', { amount: say('bites:ml', { ml: 6.93 }) }));
  await picture('bites-amount');
  await clinic.button('bites:amountChange').click();
  await clinic.fill('bites:infiltrated', '5');
}
