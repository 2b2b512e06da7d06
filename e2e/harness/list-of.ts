import { eventually } from './eventually.ts';
import type { Journey } from './journey.ts';
import type { WordKey } from './words.ts';

/** A list at a desk: what is shown, and the ways to it. */
export function listOf({ device, say }: Journey) {
  const main = () => device.page.getByRole('main');
  const count = () => main().getByRole('status').first().innerText();
  const counted = async () => {
    await eventually(async () => /\d/.test((await count()).split('\n')[0] ?? ''), true);
    return Number((await count()).split('\n')[0]?.replace(/\D/g, ''));
  };
  const rows = () => main().getByRole('table').getByRole('row');
  return {
    main,
    count,
    counted,
    rows,
    button: (key: WordKey) => main().getByRole('button', { name: say(key), exact: true }),
  };
}
