import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { issueCertificate } from '@teeka/contract/certificates';
import { accountOf, signedIn } from './harness/accounts.ts';
import { eventually } from './harness/eventually.ts';
import { signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { listRows } from './harness/list-rows.ts';
import { desktop, type Profile, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

/** Two children of the area have certificates of a key that is then revoked. */
async function twoOfRevokedKey(system: System) {
  const children = await system.books.rows<{ beneficiary_id: string; ben_name: string }>(
    `select b.beneficiary_id::text, b.ben_name
     from beneficiary b join dose d using (beneficiary_id)
     join site_village v on v.village_code = b.village_code
     join app_user u on u.default_site_id = v.session_site_id
     where u.user_name = 'vaccinator1' and d.dose_code = 'BCG' and d.origin = 'session' and b.deceased_on is null
       and not exists (select from certificate c where c.beneficiary_id = b.beneficiary_id)
     order by b.beneficiary_id limit 2`,
  );
  const worker = await signedIn(system, accountOf('vaccinator1'));
  for (const { beneficiary_id } of children)
    await worker.ask(issueCertificate, { beneficiary_ref_id: beneficiary_id, language: 'hi' });
  return children;
}

function revoked(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('papers of a key that others may have', { system: () => system, profile }, async (person) => {
    const { device, say, step } = person;
    const open = () => device.page;
    const main = () => open().getByRole('main');
    const rows = () => listRows(main());
    const children = await twoOfRevokedKey(system);
    const openList = async () => {
      await device.open('/check-certificate');
      await main()
        .getByRole('link', { name: say('certificates:revokedTitle') })
        .click();
      await open().waitForURL('**/check-certificate/revoked');
    };

    await step('as long as none is revoked the officer reads that there is none', async () => {
      await signIn(person, accountOf('supervisor1'));
      await open().waitForURL('**/home');
      await openList();
      await main().getByText(say('certificates:revokedNone')).waitFor();
      await device.picture(`certificates-revoked-none-${profile.name}`);
    });

    await step('the keeper of the keys revokes one: whose papers fell stands here, with their numbers', async () => {
      await system.books.rows(
        "update certificate_key set revoked_at = now(), revoked_for = 'A copy was lost' where revoked_at is null",
      );
      await openList();
      for (const { ben_name } of children) await rows().filter({ hasText: ben_name }).first().waitFor();
      assert.equal(await rows().count(), children.length);
      await device.picture(`certificates-revoked-${profile.name}`);
    });

    await step('the home counts them as well, and leads to them', async () => {
      await device.open('/home');
      const figure = main()
        .getByRole('link')
        .filter({ hasText: say('app:homeName-certificates') });
      await figure.filter({ hasText: say('app:homeCertificates', { n: children.length }) }).waitFor();
      await figure.scrollIntoViewIfNeeded();
      await device.picture(`home-certificates-${profile.name}`);
      await figure.click();
      await open().waitForURL('**/check-certificate/revoked');
      await rows().first().waitFor();
    });

    await step('one is issued again with a tap, its paper is saved, and the other one stays to be done', async () => {
      const [first = assert.fail()] = children;
      const coming = open().waitForEvent('download');
      await rows()
        .filter({ hasText: first.ben_name })
        .first()
        .getByRole('button', { name: say('certificates:issueAgain') })
        .click();
      assert.match((await coming).suggestedFilename(), /^certificate-\d{8}\.pdf$/);
      const left = () =>
        main()
          .getByRole('button', { name: say('certificates:issueAgain') })
          .count();
      await eventually(left, children.length - 1);
      const { number } = await system.books.one<{ number: string }>(
        'select number from certificate where beneficiary_id = $1::bigint order by issued_at desc limit 1',
        [first.beneficiary_id],
      );
      await rows().filter({ hasText: first.ben_name }).getByText(number).first().waitFor();
      await device.picture(`certificates-issued-again-${profile.name}`);
    });
  });
}

revoked(desktop);
revoked(phone);
