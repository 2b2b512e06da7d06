import { setTimeout } from 'node:timers/promises';
import { accountOf } from '../../e2e/harness/accounts.ts';
import { dayOf } from '../../e2e/harness/day.ts';
import { Device } from '../../e2e/harness/device.ts';
import { childrenDue, type DueChild, putOnList } from '../../e2e/harness/due.ts';
import { signIn } from '../../e2e/harness/hands.ts';
import { Nurse } from '../../e2e/harness/nurse.ts';
import { desktop, phone } from '../../e2e/harness/profiles.ts';
import { bringUpSystem, type System } from '../../e2e/harness/system.ts';
import { patternOf, type Say, type WordKey, wordsIn } from '../../e2e/harness/words.ts';
import { Hand, type Taken, type Way } from './hand.ts';

/** How much hands do for the commonest acts, and how much of a screen these take. */
export interface HandFigures {
  readonly firstChild: Taken;
  readonly repeat: Taken;
  /** On a processor four times slower. */
  readonly repeatSlow: Taken;
  /** People of the list who are wholly seen when it opens, with the session under way. */
  readonly peopleSeen: number;
  /** `row`: how high one of its rows is, in the middle. */
  readonly count: { readonly height: number; readonly row: number; readonly fields: number; readonly vaccines: number };
  /** The page of the child with most doses on record, at a desk. */
  readonly personPage: { readonly height: number; readonly doses: number };
}

/** The demo's child of six weeks; the same vials serve at ten and fourteen. */
const first = 'AARAV KUMAR';
const sameVials = /^(FIPV|OPV|PCV|PENTA|RVV)[123]$/;
const vaccinator = accountOf('vaccinator1');

/** Every way on from the list to 'saved', what must be done first before what leads on; the last is where it ends. */
function waysOf(say: Say, name: string): readonly Way[] {
  const way = (kind: Way['kind'], key: WordKey): Way => ({ kind, says: `^${patternOf(say, key).source}$` });
  return [
    way('button', 'cases:askNone'),
    { kind: 'select', says: say('cases:batch') },
    way('button', 'cases:vialsConfirm'),
    way('button', 'cases:record'),
    way('button', 'cases:record_one'),
    way('button', 'cases:continue'),
    { kind: 'button', says: `^${say('identity:knownToMe')}` },
    { kind: 'link', says: name },
    way('button', 'cases:nextPerson'),
  ];
}

/** Elements of a list that are wholly on the screen and covered by nothing. */
function wholeRows(): number {
  return [...document.querySelectorAll('main li')].filter((row) => {
    const { left, right, top, bottom } = row.getBoundingClientRect();
    const middle = (left + right) / 2;
    return [top + 2, bottom - 2].every((y) => row.contains(document.elementFromPoint(middle, y)));
  }).length;
}

async function visit(nurse: Nurse, child: DueChild | { readonly ben_name: string }): Promise<Taken> {
  await nurse.find(child.ben_name);
  const hand = await Hand.on(nurse.page);
  const taken = await hand.goOn(waysOf(nurse.say, child.ben_name)).catch(async (error: unknown) => {
    process.stderr.write(`picture: ${await nurse.device.picture('hands')}\n`);
    throw error;
  });
  await nurse.nextPerson();
  return taken;
}

async function slower(device: Device, rate: number): Promise<void> {
  const devtools = await device.page.context().newCDPSession(device.page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

async function onThePhone(system: System): Promise<Omit<HandFigures, 'personPage'>> {
  const device = new Device(system, phone);
  const nurse = new Nurse({ device, say: await wordsIn(phone.language) });
  const day = await dayOf(system, vaccinator.user_name);
  const children = (await childrenDue(system, day)).filter(
    ({ ben_name, due }) => ben_name !== first && due.every((code) => sameVials.test(code)),
  );
  const [fourth, third, second] = children.toSorted((a, b) => b.due.length - a.due.length);
  if (!second || !third || !fourth) throw new Error('too few children for whom the same vials serve');
  for (const child of [second, third, fourth]) await putOnList(system, day, child);
  await nurse.arrive(vaccinator);
  await nurse.openSession();
  await nurse.startSession();
  await nurse.chipSays('sync:allSent');
  await setTimeout(3000);
  const peopleSeen = await device.page.evaluate(wholeRows);
  const firstChild = await visit(nurse, { ben_name: first });
  await visit(nurse, second);
  const repeat = await visit(nurse, third);
  await slower(device, 4);
  const repeatSlow = await visit(nurse, fourth);
  await slower(device, 1);
  await device.open(`/session/${day.session_id}/utilisation`);
  await device.page.getByRole('textbox').first().waitFor();
  const vaccines = await device.page.getByRole('textbox', { name: nurse.say('stock:vials_received') }).count();
  // On a low screen a page is as high as what stands on it.
  await device.page.setViewportSize({ width: phone.width, height: 300 });
  const page = await device.page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    row:
      (document.querySelector('main ul')?.clientHeight ?? 0) / (document.querySelectorAll('main ul > li').length || 1),
    fields: [...document.querySelectorAll('main input, main select, main textarea')].filter(
      (one) => one.getClientRects().length > 0,
    ).length,
  }));
  await device.throwAway();
  return { firstChild, repeat, repeatSlow, peopleSeen, count: { ...page, vaccines } };
}

async function atADesk(system: System): Promise<Pick<HandFigures, 'personPage'>> {
  const device = new Device(system, desktop);
  const { beneficiary_id, doses } = await system.books.one<{ beneficiary_id: string; doses: number }>(
    `select d.beneficiary_id::text, count(*)::int as doses from dose d join beneficiary b using (beneficiary_id)
     join site_village v on v.village_code = b.village_code join app_user u on u.default_site_id = v.session_site_id
     where u.user_name = $1 group by 1 order by 2 desc limit 1`,
    [vaccinator.user_name],
  );
  const nurse = new Nurse({ device, say: await wordsIn(desktop.language, desktop) });
  await signIn(nurse, vaccinator);
  await device.page.getByText(nurse.say('sessions:dayReady')).waitFor();
  await device.goTo(`/beneficiary/${beneficiary_id}`);
  await device.page.getByRole('button', { name: nurse.say('papers:card'), exact: true }).waitFor();
  await setTimeout(2000);
  const height = await device.page.evaluate(() => document.documentElement.scrollHeight);
  await device.throwAway();
  return { personPage: { height, doses } };
}

let measured: Promise<HandFigures> | null = null;

/** Measured once, however many rows ask. */
export function handFigures(): Promise<HandFigures> {
  measured ??= (async () => {
    const system = await bringUpSystem();
    try {
      return { ...(await onThePhone(system)), ...(await atADesk(system)) };
    } finally {
      await system.end();
    }
  })();
  return measured;
}
