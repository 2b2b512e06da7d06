import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { axeFindings } from '../../tools/pictures/axe.ts';
import type { Device } from './device.ts';
import { inTheDark, type Look, settle, wear } from './look.ts';
import { Nurse } from './nurse.ts';
import { phone } from './profiles.ts';
import type { Scene } from './scene.ts';
import { atRest } from './travels.ts';
import { lineOf } from './walker.ts';
import { wordsIn } from './words.ts';

/** What the dark theme can break that the light one cannot. */
const contrast = ['color-contrast'];

/**
 * Which screens are to be opened by loading the app at their address: on a phone each route once; where the last scene
 * or this one touches what lies on the device or on its way; and the first, which takes on the look.
 */
function loadsApp(device: Device): (scene: Scene) => boolean {
  const loaded = new Set<string | undefined>();
  let touched = true;
  return (scene) => {
    const route = lineOf(scene.path)?.path;
    const isNew = device.profile.width === phone.width && !loaded.has(route);
    loaded.add(route);
    // The way within the app leads over an address without a screen.
    const own = route === undefined || scene.before !== undefined;
    const must = touched || isNew || own;
    touched = own || scene.after !== undefined;
    return must;
  };
}

/** Opens screens one after another and tells everything that is wrong with them. */
export async function visit(
  device: Device,
  scenes: readonly Scene[],
  { look, examine }: { look: Look; examine: (scene: Scene) => Promise<string[]> },
): Promise<void> {
  const nurse = new Nurse({ device, say: await wordsIn(look.language, device.profile) });
  await device.open('/unauthorized');
  await wear(device.page, look);
  const wrong: string[] = [];
  const isLoaded = loadsApp(device);
  for (const scene of scenes) {
    const where = `${scene.name} at ${device.profile.width} px, ${look.language}, ${look.theme}`;
    const complained = device.complaints.length;
    const unanswered = device.unanswered.length;
    try {
      await scene.before?.(nurse);
      await (isLoaded(scene) ? device.open(scene.path) : device.goTo(scene.path));
      await settle(device.page);
      await scene.act?.(nurse);
      await settle(device.page);
      await atRest(device.page);
      const found = [...(await examine(scene)), ...device.complaints.slice(complained)];
      await scene.after?.(nurse);
      wrong.push(...found.map((flaw) => `${where}: ${flaw}`));
    } catch (cause) {
      const shown = await device.page.locator('body').innerText().catch(String);
      const heard = [String(cause), ...device.complaints.slice(complained), ...device.unanswered.slice(unanswered)];
      throw new Error(`${where}: not to be looked at; it shows '${shown.slice(0, 200)}'; ${heard.join('; ')}`, {
        cause,
      });
    }
  }
  assert.deepEqual(wrong, []);
}

/** What axe finds, grave things as flaws; the others are only told. */
export async function axeFlaws(context: TestContext, { page, profile }: Device, scene: Scene): Promise<string[]> {
  const found = [...(await axeFindings(page))];
  // Colours are the same at every width: one is enough for those of the night.
  if (profile.width === phone.width) {
    const dark = await inTheDark(page, () => axeFindings(page, contrast));
    for (const { grave, line } of dark) found.push({ grave, line: `dark: ${line}` });
  }
  for (const { grave, line } of found) if (!grave) context.diagnostic(`${scene.name}: ${line}`);
  return found.filter(({ grave }) => grave).map(({ line }) => line);
}
