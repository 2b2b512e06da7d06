import { sandboxOtp } from '../../apps/sandbox/src/identity/authority.ts';
import { specialNumbers } from '../../apps/sandbox/src/identity/people.ts';
import { type Adult, aadhaarNo, adultsOf, serviceIs, tellAadhaar } from './abha-people.ts';
import { AbhaWorker } from './abha-worker.ts';
import { dayOf } from './day.ts';
import { forgetDrafts } from './drafts.ts';
import { eventually } from './eventually.ts';
import type { Nurse } from './nurse.ts';
import { type Scene, scene } from './scene.ts';
import type { System } from './system.ts';

const newMobile = '9123456780';

type Act = (worker: AbhaWorker, nurse: Nurse) => Promise<void>;
const worked = (act: Act) => (nurse: Nurse) => act(new AbhaWorker(nurse), nurse);

/** Whoever of the demo has an account, wishes one, or could have one as a child of somebody who has. */
async function known({ books }: System) {
  const one = async (condition: string) =>
    (
      await books.one<{ id: string }>(
        `select b.beneficiary_id::text as id from beneficiary b left join abha_link l using (beneficiary_id)
         left join abha_wish w on w.beneficiary_id = b.beneficiary_id and w.ended is null
         where ${condition} order by b.beneficiary_id limit 1`,
      )
    ).id;
  const there = `b.guardian_id in (select beneficiary_id from abha_link) and b.dob > current_date - 1000`;
  return {
    linked: await one('l.beneficiary_id is not null and b.guardian_id is null'),
    linkedChild: await one(`l.beneficiary_id is not null and ${there}`),
    wishing: await one(`w.captured_at > now() - interval '20 days' and b.dob < current_date - 7000`),
    waitedLong: await one(`w.captured_at < now() - interval '30 days'`),
    child: await one(`l.beneficiary_id is null and w.beneficiary_id is null and ${there}`),
    childWithout: await one(
      `l.beneficiary_id is null and w.beneficiary_id is null and b.dob > current_date - 1000 and b.deceased_on is null
       and b.guardian_id in (select beneficiary_id from beneficiary except select beneficiary_id from abha_link)
       and b.village_code in (select village_code from site_village join app_user on default_site_id = session_site_id
         where user_name = 'vaccinator1')`,
    ),
  };
}

/** Each scene of a health account, seen again and again: nothing that is sent in it counts for the next. */
export async function abhaScenes(system: System): Promise<readonly Scene[]> {
  const { books } = system;
  const of = await known(system);
  const day = await dayOf(system, 'vaccinator1');
  const [adult] = (await adultsOf(system, day, 1, { keepWishes: true })) as [Adult];
  await tellAadhaar(system, specialNumbers.existing, { ...adult, name: 'FATIMA BANO', dob: '1961-02-03' });
  let serial = 7500;
  /** An Aadhaar of hers under which no account was made yet. */
  const own = async (): Promise<string> => {
    serial += 1;
    await tellAadhaar(system, aadhaarNo(serial), adult);
    return aadhaarNo(serial);
  };

  const page = (who: string) => `/abha/${who}`;
  const anew = async ({ page: shown }: Nurse) => {
    await books.rows('delete from abha_code');
    await books.rows('delete from number_try');
    await forgetDrafts(shown, []);
  };
  const at = (name: string, who: string, act?: Act): Scene => ({
    ...scene(`abha-${name}`, page(who), act && worked(act)),
    before: anew,
  });
  /** Read out, and no account yet. */
  const making = (name: string, act: Act): Scene =>
    at(name, adult.id, async (worker, nurse) => {
      await worker.readOut('adult');
      await worker.tap('abha:noneYet');
      await act(worker, nurse);
    });
  const way = (name: string, by: Parameters<AbhaWorker['chooseWay']>[0], act: Act): Scene =>
    making(name, async (worker, nurse) => {
      await worker.chooseWay(by);
      await act(worker, nurse);
    });
  const byDetails = (name: string, act: Act, mobile = adult.mobile): Scene =>
    way(name, 'demographic', async (worker, nurse) => {
      await worker.typeNumbers(await own(), mobile);
      await worker.tap('abha:make');
      await act(worker, nurse);
    });
  const beside = async (worker: AbhaWorker) => {
    await worker.sees('abha:addressTitle');
    // What is suggested was taken in the look before.
    await worker.field('abha:own').fill(`khata.${serial}`);
    await worker.tap('abha:takeAddress');
    await worker.sees('abha:compareHelp');
  };
  const opened = async (worker: AbhaWorker, name: string) => {
    await worker.readOut('child');
    await worker.readOut('adult');
    await worker.tap('abha:guardianCode', { name });
    await worker.bringCode(sandboxOtp);
    await worker.sees('abha:whichAccount');
  };
  const mother = (
    await books.one<{ name: string }>('select guardian_name as name from beneficiary where beneficiary_id = $1', [
      of.child,
    ])
  ).name;
  const unlinked = async () => {
    await books.rows('delete from search_token where beneficiary_id = $1 and kind in (4, 5)', [adult.id]);
    await books.rows('delete from abha_link where beneficiary_id = $1', [adult.id]);
  };

  return [
    at('begun', adult.id),
    at('sheet', adult.id, async (worker) => {
      await worker.tap('abha:consentRead');
      await worker.tap('abha:agree');
      await worker.sees('refusals:ABHACC0001');
    }),
    at('declaration', of.child, async (worker, { page: shown }) => {
      await worker.tap('abha:consentRead');
      await shown.getByRole('dialog').getByRole('checkbox').first().waitFor();
    }),
    at('refused', adult.id, async (worker) => {
      await worker.tap('abha:consentRead');
      await worker.tap('abha:refuse');
      await worker.sees('abha:refusedText');
    }),
    at('search', adult.id, async (worker) => {
      await worker.readOut('adult');
      await worker.search('mobile', '9000000123');
      await worker.sees('refusals:ABHACC0010');
    }),
    at('scan', adult.id, async (worker) => {
      await worker.readOut('adult');
      await worker.tap('abha:scanCard');
      await worker.sees('beneficiaries:scanNone');
    }),
    at('accounts', adult.id, async (worker) => {
      await worker.readOut('adult');
      await worker.search('mobile', '9876543210');
      await worker.bringCode(sandboxOtp);
      await worker.sees('abha:whichAccount');
    }),
    at('somebody-else', adult.id, async (worker) => {
      await worker.readOut('adult');
      await worker.search('mobile', '9876543210');
      await worker.bringCode(sandboxOtp);
      await worker.sees('abha:whichAccount');
      await worker.main.getByRole('button', { name: /FATIMA BANO/ }).click();
      await worker.sees('refusals:ABHACC0009');
    }),
    making('ways', async () => undefined),
    way('otp', 'otp', async (worker) => {
      await worker.tap('identity:sendCode');
      await worker.sees('refusals:IDPROF0006');
    }),
    way('code', 'otp', async (worker) => {
      await worker.typeNumbers(await own(), adult.mobile);
      await worker.tap('identity:sendCode');
      await worker.bringCode('654321');
      await worker.sees('refusals:USRPRF0002');
    }),
    way('finger', 'biometric', async (worker) => {
      await worker.typeNumbers(await own(), adult.mobile);
      await worker.tap('identity:captureStart');
      await worker.sees('identity:problem-no-device');
    }),
    way('face', 'face', async (worker) => {
      await worker.tap('identity:cameraStart');
      await worker.sees('identity:cameraNone');
    }),
    way('details', 'demographic', () => Promise.resolve()),
    way('silent', 'demographic', async (worker) => {
      await serviceIs(system, 'down');
      await worker.typeNumbers(await own(), adult.mobile);
      await worker.tap('abha:make');
      await worker.sees('abha:silent');
      await serviceIs(system, 'good');
    }),
    byDetails('mobile', (worker) => worker.sees('abha:mobileDiffers'), newMobile),
    byDetails('address', async (worker) => {
      await worker.sees('abha:addressTitle');
      await worker.field('abha:own').fill('sita');
      await worker.sees('refusals:IDPROF0020');
    }),
    byDetails('beside', beside),
    {
      ...byDetails('linked', async (worker) => {
        await beside(worker);
        await worker.tap('abha:link');
        await worker.seesCard();
      }),
      after: unlinked,
    },
    {
      ...at('offline', adult.id, async (worker, { device }) => {
        await worker.readOut('adult');
        await device.networkOff();
        await worker.sees('abha:offline');
      }),
      after: ({ device }: Nurse) => device.networkOn(),
    },
    at('guardian-without', of.childWithout, async (worker) => {
      await worker.readOut('child');
      await worker.sees('abha:guardianHead');
    }),
    at('guardian', of.child, async (worker) => {
      await worker.readOut('child');
      await worker.readOut('adult');
      await worker.sees('abha:childLimit');
    }),
    at('proof', of.child, async (worker) => {
      await opened(worker, mother);
      await worker.main.getByRole('button', { name: new RegExp(mother) }).click();
      await worker.sees('abha:guardianIsOpen', { name: mother });
      await worker.tap('abha:makeChild');
      await worker.sees('refusals:FLDVAL0001');
    }),
    at('wishing', of.wishing),
    at('waited-long', of.waitedLong),
    {
      ...scene(
        'abha-drop',
        `/beneficiary/${of.wishing}`,
        worked(async (worker, { page: shown }) => {
          await worker.tap('abha:dropWish');
          await shown.getByRole('dialog').waitFor();
        }),
      ),
      before: anew,
    },
    at('there', of.linked, (worker) => worker.main.getByText(worker.say('abha:history')).click()),
    at('child-there', of.linkedChild),
    at('unlink', of.linked, async (worker, { page: shown }) => {
      await worker.tap('abha:unlink');
      await worker.tap('abha:unlink', undefined, shown.getByRole('dialog'));
      await worker.sees('refusals:FLDVAL0001');
    }),
    { ...scene('abha-on-page', `/beneficiary/${of.linked}`), before: anew },
    { ...scene('abha-wish-on-page', `/beneficiary/${of.wishing}`), before: anew },
    scene('abha-list', '/abha-wishes', async ({ page: shown }) => {
      await eventually(
        () =>
          shown
            .getByRole('main')
            .getByRole('link')
            .count()
            .then((count) => count > 0),
        true,
      );
    }),
  ];
}
