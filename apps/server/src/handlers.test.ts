import assert from 'node:assert/strict';
import { test } from 'node:test';
import { personFields } from '@teeka/contract/people-named';
import { handlersOf } from './handlers.ts';
import { testServer } from './testing/test-server.ts';

const { platform } = await testServer();

test('what is prepared at a cost is admitted first, wherever a call is about a person', () => {
  const prepared = handlersOf(platform).filter((handler) => 'prepare' in handler && handler.prepare);
  assert.ok(prepared.length >= 6);
  const open = prepared.filter(
    (handler) => personFields(handler.call).length > 0 && !('admits' in handler && handler.admits),
  );
  assert.deepEqual(
    open.map(({ call }) => call.name),
    [],
  );
});

/** Commands of somebody signed in that keep no receipt, so that under the same idempotency key they are done again. */
const doneAgain: Readonly<Record<string, readonly string[]>> = {
  'a message or the identity authority is asked again': [
    ...[
      'abha.chooseAbhaAddress',
      'abha.enrolAbha',
      'abha.enrolAbhaDirectly',
      'abha.enrolChildAbha',
      'abha.findChildAbhas',
      'abha.getAbhaCard',
      'abha.getAbhaSuggestions',
      'abha.openAbha',
      'abha.requestAbhaMobileOtp',
      'abha.requestAbhaOtp',
      'abha.resendAbhaCode',
      'abha.searchAbha',
      'abha.verifyAbhaMobileOtp',
      'abha.verifyAbhaSearch',
    ],
    'auth.generateMobileOtp',
    'identity.requestAadhaarOtp',
    'identity.requestMobileOtp',
    'identity.verifyAadhaarOtp',
    'identity.verifyBiometrics',
    'identity.verifyDemographics',
    'identity.verifyFace',
    'profile.sendOtpUpdateMobileNumber',
  ],
  'a code or a password is used up: a second time is refused by itself': [
    'auth.logout',
    'auth.updatePasswordProfile',
    'profile.updateMobileNumber',
  ],
  'a password or a code stands in the answer, which is kept nowhere: another takes its place': [
    'pairing.offerPairing',
    'workers.addWorker',
    'workers.resetPassword',
  ],
  'one picture takes the place of another, whatever stood there': [
    'beneficiaries.removePhoto',
    'beneficiaries.savePhoto',
    'profile.removeProfilePic',
    'profile.uploadProfilePic',
    'vaccinations.removeCardPhoto',
    'vaccinations.saveCardPhoto',
  ],
};

test('every command of somebody signed in keeps a receipt, or stands here with the reason', () => {
  const without = handlersOf(platform)
    .filter((handler) => handler.call.access !== 'open' && 'after' in handler && handler.after)
    .map(({ call }) => call.name);
  assert.deepEqual(without.sort(), Object.values(doneAgain).flat().sort());
});
