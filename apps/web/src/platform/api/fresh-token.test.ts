import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calls } from '@teeka/contract';
import { Failure } from './failure.ts';
import { makeTransmitFresh } from './fresh-token.ts';
import { reactionTo } from './reaction.ts';
import { makeRefresh, type Tokens } from './refresh.ts';
import type { Sent } from './transport.ts';

const bcg = 'certificates.downloadBcgCertificate';
const sent = (call: string): Sent => ({
  call,
  url: `/${call}`,
  method: 'POST',
  body: '',
  token: 'old',
  idempotencyKey: null,
});
const failed = (call: string, status: number, sentence = '') => new Failure({ call, status, sentence });

/** A phone that is signed in: a server that answers by token, and one that exchanges it, or does not. */
function phone(answers: (token: string | null) => Failure | undefined, exchange: () => Promise<Tokens>) {
  let tokens: Tokens = { userToken: 'old', refreshToken: 'r1' };
  const said: string[] = [];
  const refresh = makeRefresh({
    read: () => tokens,
    keep: (fresh) => {
      tokens = fresh;
    },
    exchange: () => {
      said.push('exchange');
      return exchange();
    },
    onRefused: () => said.push('signed out'),
  });
  const transmitFresh = makeTransmitFresh({
    transmit: async ({ token }) => {
      said.push(`asked with ${token}`);
      const failure = answers(token);
      if (failure) throw failure;
      return 'the file';
    },
    refresh,
  });
  return { transmitFresh, said, tokens: () => tokens };
}
const works = async () => ({ userToken: 'new', refreshToken: 'r2' });
const isOld = (call: string, sentence: string) => (token: string | null) =>
  token === 'old' ? failed(call, 401, sentence) : undefined;

test('a download exchanges the token, stores the new one, and asks with it', async () => {
  const { transmitFresh, said, tokens } = phone(() => undefined, works);
  assert.equal(await transmitFresh(sent('sessions.downloadSessionDetails'), true), 'the file');
  assert.deepEqual(said, ['exchange', 'asked with new']);
  assert.deepEqual(tokens(), { userToken: 'new', refreshToken: 'r2' });
});

test('any other call exchanges it once it has expired, and only then', async () => {
  const { transmitFresh, said } = phone(isOld('profile.getDetails', 'Token Expired'), works);
  assert.equal(await transmitFresh(sent('profile.getDetails'), false), 'the file');
  assert.deepEqual(said, ['asked with old', 'exchange', 'asked with new']);
  const other = phone(isOld('profile.getDetails', 'No'), works);
  await assert.rejects(other.transmitFresh(sent('profile.getDetails'), false));
  assert.deepEqual(other.said, ['asked with old']);
});

test('a 401 of the BCG certificate exchanges the token, whatever it says', async () => {
  const { transmitFresh, said } = phone(isOld(bcg, 'No'), works);
  assert.equal(await transmitFresh(sent(bcg), false), 'the file');
  assert.deepEqual(said, ['asked with old', 'exchange', 'asked with new']);
});

for (const first of [true, false])
  test(`it signs nobody out where the exchange is refused${first ? ' beforehand' : ''}`, async () => {
    const { transmitFresh, said } = phone(isOld(bcg, 'No'), () => Promise.reject(failed('auth.getAccessToken', 403)));
    const failure = await transmitFresh(sent(bcg), first).catch((error: unknown) => error);
    assert.ok(failure instanceof Failure);
    assert.deepEqual([failure.call, failure.status], [bcg, 401]);
    assert.deepEqual(reactionTo(failure, { language: 'en', offline: false }), { shown: null, logOutAfter: null });
    assert.ok(!said.includes('signed out'));
  });

test('any other download does', async () => {
  const call = 'certificates.regenerateCert';
  const { transmitFresh, said } = phone(
    () => undefined,
    () => Promise.reject(failed('auth.getAccessToken', 401)),
  );
  await assert.rejects(transmitFresh(sent(call), true));
  assert.deepEqual(said, ['exchange', 'signed out']);
});

test('without an answer to the exchange nobody is signed out, and that there was none is told', async () => {
  for (const call of [bcg, 'certificates.regenerateCert']) {
    const { transmitFresh, said } = phone(
      () => undefined,
      () => Promise.reject(failed('auth.getAccessToken', 0)),
    );
    const failure = await transmitFresh(sent(call), true).catch((error: unknown) => error);
    assert.ok(failure instanceof Failure && failure.status === 0);
    assert.deepEqual(said, ['exchange']);
  }
});

test('who is not signed in sends as it is', async () => {
  const { transmitFresh, said } = phone(() => undefined, works);
  await transmitFresh({ ...sent('auth.getotp'), token: null }, true);
  assert.deepEqual(said, ['asked with null']);
});

test('every download of a session, a certificate or a list exchanges the token first; the BCG certificate has its name of the specification', () => {
  const fresh = calls.filter(({ freshToken }) => freshToken).map(({ name }) => name);
  assert.deepEqual(
    fresh.toSorted(),
    [
      'downloads.downloadDueList',
      'downloads.downloadVaccinatedBeneficiaryExcel',
      'downloads.downloadfile',
      'downloads.exportBeneficiaryLineListing',
      'downloads.exportDpmBens',
      'downloads.exportPreRegisteredBen',
      'downloads.exportVaccinationDueList',
      'downloads.exportZeroDoseCsv',
      'downloads.exportZeroDoseList',
      'downloads.getBeneficiaryCsvByReportMod',
      'certificates.regenerateCert',
      'certificates.downloadrwinCertificate',
      'vaccinations.downloadImmunisationCard',
      bcg,
      'vaccinations.downloadPreviousVacCert',
      'sessions.downloadSessionDetails',
    ].toSorted(),
  );
  assert.equal(calls.find(({ name }) => name === bcg)?.path, '{vaccinator}/downloadbcgCertificate');
});
