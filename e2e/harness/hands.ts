import { languages } from '@teeka/words';
import type { Account } from './accounts.ts';
import type { Device } from './device.ts';
import { patternOf, type Say, type WordKey } from './words.ts';

interface Person {
  readonly device: Device;
  readonly say: Say;
}

/** Chooses the reader's language on the sign-in screen, where the device is not set to it already. */
export async function chooseLanguage({ device, say }: Person): Promise<void> {
  const { page, profile } = device;
  await page.getByRole('heading', { level: 1 }).waitFor();
  const shown = await page.evaluate(() => document.documentElement.lang);
  if (shown === profile.language) return;
  const wanted = languages.find(({ id }) => id === profile.language);
  await page.getByRole('button', { name: /हिन्दी/ }).click();
  await page.getByRole('button', { name: `${wanted?.regional} (${wanted?.name})` }).click();
  await page.getByRole('heading', { name: say('auth:signInTo') }).waitFor();
}

/** Types name and password and sends them. */
export async function typeSignIn({ device, say }: Person, who: Pick<Account, 'user_name' | 'password'>) {
  const { page } = device;
  await page.getByRole('textbox', { name: say('auth:userName') }).fill(who.user_name);
  await page.getByRole('textbox', { name: say('auth:password'), exact: true }).fill(who.password);
  await page.getByRole('button', { name: say('auth:signIn'), exact: true }).click();
}

/** Taps a demo sign-in; the sign-in screen lists the first ones, and the others on demand. */
export async function tapDemoSignIn({ device, say }: Person, who: Account): Promise<void> {
  const card = device.page.getByRole('button', { name: new RegExp(`\\b${who.user_name}$`) });
  const more = device.page.getByRole('button', { name: patternOf(say, 'auth:demoAll') });
  await card.or(more).last().waitFor();
  if ((await card.count()) === 0) await more.click();
  await card.click();
}

/** Signs in on a new device in the reader's language. */
export async function signIn(person: Person, who: Account): Promise<void> {
  await person.device.open('/');
  if (person.device.profile.language !== 'en') await chooseLanguage(person);
  await tapDemoSignIn(person, who);
}

/** Signs out where this width keeps it: in the side menu, or in the avatar's menu. */
export async function logOut({ device, say }: Person): Promise<void> {
  const { page, profile } = device;
  if (profile.width <= 821) {
    await page.getByRole('button', { name: say('app:menu'), exact: true }).click();
    await page.getByRole('button', { name: say('app:logout') }).click();
  } else {
    await page.getByRole('button', { name: patternOf(say, 'app:accountOf') }).click();
    await page.getByRole('menuitem', { name: say('app:logout') }).click();
  }
  // Where something waits, or without network, it is asked first.
  const anyway = page.getByRole('button', { name: say('app:leaveAnyway') });
  const out = page.waitForURL('**/auth/login').then(() => true);
  const warned = anyway.waitFor().then(
    () => false,
    () => true,
  );
  if (!(await Promise.race([out, warned]))) await anyway.click();
  await out;
}

/** Goes to a screen by the menu, so that the app goes on as it is. */
export async function goByMenu({ device, say }: Person, title: WordKey): Promise<void> {
  const { page } = device;
  const menu = page.getByRole('button', { name: say('app:menu'), exact: true });
  const link = page.getByRole('navigation').getByRole('link', { name: say(title), exact: true });
  if (!(await link.first().isVisible())) await menu.click();
  await link.first().click();
  await page
    .getByRole('main')
    .getByRole('heading', { level: 1, name: say(title) })
    .waitFor();
}

/** Locks the phone, where this width keeps it. */
export async function lockPhone({ device, say }: Person): Promise<void> {
  const { page, profile } = device;
  if (profile.width <= 821) {
    await page.getByRole('button', { name: say('app:menu'), exact: true }).click();
    await page.getByRole('button', { name: say('app:lock'), exact: true }).click();
  } else {
    await page.getByRole('button', { name: patternOf(say, 'app:accountOf') }).click();
    await page.getByRole('menuitem', { name: say('app:lock'), exact: true }).click();
  }
  await page.getByRole('heading', { name: say('auth:lockedTitle') }).waitFor();
}

/** Types the password of the worker who locked this phone. */
export async function openLocked({ device, say }: Person, password: string): Promise<void> {
  const { page } = device;
  await page.getByRole('textbox', { name: say('auth:password'), exact: true }).fill(password);
  await page.getByRole('button', { name: say('auth:open'), exact: true }).click();
}
