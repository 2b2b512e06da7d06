import type { Device } from './device.ts';
import type { Say } from './words.ts';

interface Person {
  readonly device: Device;
  readonly say: Say;
}

/** Does something; the server does so, and its answer is lost on the way, which is told. */
export async function lostAnswer({ device, say }: Person, call: string, act: () => Promise<void>): Promise<void> {
  const { page } = device;
  const address = `**/${call}`;
  await page.context().route(address, async (route) => {
    await route.fetch();
    await route.abort('failed');
  });
  await act();
  await page.getByText(say('app:tryAgain')).waitFor();
  await page.context().unroute(address);
}
