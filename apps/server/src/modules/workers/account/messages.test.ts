import { test } from 'node:test';
import {
  changeWorker,
  deleteUser,
  endSignInOfWorker,
  endSignInsOfWorker,
  getSignInsOfWorker,
  getWorker,
  mappingAshaVillager,
  resetPassword,
  unlockWorker,
  updateUserStatus,
} from '@teeka/contract/workers';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { accountsDesk } from '../../../testing/accounts-desk.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer();
const { fixtures } = server;
const desk = await accountsDesk(server);
const { places, site, reason, officer, signIn, heard } = desk;
const [village = 0] = places.villages;
const uttarPradesh = 9;

/** An ASHA of the block, whose state speaks Hindi where that is said. */
async function asha({ hindi = false } = {}) {
  const worker = await fixtures.user({ role: 'ASHA', sites: [site], places });
  const state = hindi ? uttarPradesh : places.state;
  await server.rows(
    sql`update app_user set state_code = ${state}::int where user_id = ${worker.user_id}::uuid`.compile(build),
  );
  return worker;
}

test('what is done to an account is told in the language of the state, whatever the officer reads', async () => {
  const { chief, phone } = await officer();
  const worker = await asha({ hindi: true });
  const { user_id, mobile } = worker;
  await phone.ask(mappingAshaVillager, { user_id, add: [{ village_id: village }], reason });
  await heard(mobile, /आपके गाँव बदले हैं/);
  await phone.ask(resetPassword, { user_id, reason, currentPassword: chief.password });
  await heard(mobile, /नया पासवर्ड/);
  await phone.ask(updateUserStatus, { user_id, isActive: '0', reason });
  await heard(mobile, /खाता बंद/);
  const { role, user_level, version, posted_at } = await phone.ask(getWorker, { user_id });
  const parts = posted_at.map(({ part }) => part);
  const account = { user_id, role, user_level, version, display_name: 'Geeta', mobile_number: '', posted_at: parts };
  await phone.ask(changeWorker, { ...account, reason, currentPassword: chief.password });
  await heard(mobile, /आपके खाते में बदलाव/);
});

test('whose sign-ins are ended hears of it, be it one or all', async () => {
  const { phone } = await officer();
  const [one, all] = [await asha(), await asha()];
  for (const worker of [one, all]) await server.as(worker);
  const { sign_ins } = await phone.ask(getSignInsOfWorker, { user_id: one.user_id });
  const sign_in_id = sign_ins[0]?.sign_in_id ?? '';
  await phone.ask(endSignInOfWorker, { user_id: one.user_id, sign_in_id, reason });
  await phone.ask(endSignInsOfWorker, { user_id: all.user_id, reason });
  for (const { mobile } of [one, all]) await heard(mobile, /signed you out/);
});

test('whose account is opened after wrong passwords hears of it', async () => {
  const { phone } = await officer();
  const worker = await asha();
  for (let nth = 0; nth < 5; nth++) await signIn(worker.user_name, 'Wrong@2026').answer;
  await phone.ask(unlockWorker, { user_id: worker.user_id, reason });
  await heard(worker.mobile, /account is open again/);
});

test('whose unused account is removed hears of it, as of its making', async () => {
  const { chief, phone } = await officer();
  const { user_id, mobile } = await fixtures.user({ role: 'ANM', sites: [site], places });
  await phone.ask(deleteUser, { user_id, reason, currentPassword: chief.password });
  await heard(mobile, /was removed/);
});
