import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Failure } from '../api/failure.ts';
import { outcomeOf } from './send-by-api.ts';

const failure = (status: number, code = '', sentence = '') =>
  new Failure({ call: 'cases.addVaccineDetails', status, sentence, refusals: code === '' ? [] : [{ code }] });

test('what a failed call means for an item', () => {
  const table: readonly [string, Failure, string][] = [
    ['no answer', failure(0), 'unreachable'],
    ['a rule says no', failure(409, 'VACDOS0001'), 'refused'],
    ['not in the area', failure(404, 'REQVAL0012'), 'refused'],
    ['the role may not', failure(403, 'REQVAL0011'), 'refused'],
    ['too many calls', failure(429, 'REQVAL0010'), 'later'],
    ['the server broke', failure(500), 'later'],
    ['an outside service is silent', failure(503, 'REQVAL0014'), 'later'],
    ['the sign-in ended', failure(401, 'REQVAL0013'), 'signed-out'],
    ['the sign-in ended elsewhere', failure(403, 'USRAUT0016'), 'signed-out'],
    ['told by its sentence', failure(403, '', 'Your session was expired. Please login with credentials'), 'signed-out'],
    ['the session key is another', failure(400, 'REQVAL0004'), 'signed-out'],
    ["a hotspot's page is nobody's answer", failure(404, '', '<html>'), 'unreachable'],
  ];
  for (const [name, given, expected] of table) assert.equal(outcomeOf(given).kind, expected, name);
});
