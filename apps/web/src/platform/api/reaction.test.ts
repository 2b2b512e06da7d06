import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFailure } from './failure.ts';
import { isSignInEnded, isTokenExpired, type Reaction, reactionTo } from './reaction.ts';

const json = (body: object): string => JSON.stringify(body);
const code = (value: string, values = {}) => ({ kind: 'code', code: value, values }) as const;
const key = (value: 'app:tryAfterSometime' | 'app:tryAgain' | 'app:networkDisconnected') =>
  ({ kind: 'key', key: value }) as const;
const text = (value: string) => ({ kind: 'text', text: value }) as const;

interface Case {
  readonly says: string;
  readonly call?: string;
  readonly status: number;
  readonly body: string;
  readonly spoken?: string;
  readonly offline?: true;
  readonly reaction: Reaction;
}
const quiet: Reaction = { shown: null, logOutAfter: null };

/** Specification 1, section 8: handling by status. */
const cases: readonly Case[] = [
  { says: 'no answer', status: 0, body: '', reaction: { shown: key('app:tryAgain'), logOutAfter: null } },
  {
    says: 'no answer and no network',
    status: 0,
    body: '',
    offline: true,
    reaction: { shown: key('app:networkDisconnected'), logOutAfter: null },
  },
  {
    says: '401 signs out after a second',
    status: 401,
    body: 'no',
    reaction: { shown: key('app:tryAfterSometime'), logOutAfter: 1000 },
  },
  { says: '401 of an expired token is for the refresh', status: 401, body: 'Token Expired', reaction: quiet },
  {
    says: '401 of the profile picture',
    call: 'profile.downloadProfilePic',
    status: 401,
    body: '',
    reaction: quiet,
  },
  {
    says: '401 of the BCG certificate',
    call: 'certificates.downloadBcgCertificate',
    status: 401,
    body: '',
    reaction: quiet,
  },
  {
    says: '403 of a session that ran out',
    status: 403,
    body: 'Your session was expired. Please login with credentials',
    reaction: { shown: null, logOutAfter: 0 },
  },
  {
    says: '403 of a session that ran out, by code',
    status: 403,
    body: json({ code: 'USRAUT0016' }),
    reaction: { shown: null, logOutAfter: 0 },
  },
  {
    says: '403 shows what the server says',
    status: 403,
    body: 'Area closed',
    reaction: { shown: text('Area closed'), logOutAfter: 0 },
  },
  {
    says: '403 of the profile picture',
    call: 'profile.downloadProfilePic',
    status: 403,
    body: '',
    reaction: quiet,
  },
  {
    says: '403 of the logged-in user',
    call: 'profile.getLoggedInUserInfo',
    status: 403,
    body: 'x',
    reaction: { shown: code('USRAUT0017'), logOutAfter: 0 },
  },
  {
    says: '400 with a silent code',
    status: 400,
    body: json({ code: 'DOBEDIT002', message: 'm' }),
    reaction: quiet,
  },
  { says: '400 with the silent role code', status: 400, body: json({ code: 'ADMROL0012' }), reaction: quiet },
  {
    says: '400 with a plain text',
    status: 400,
    body: 'As it is',
    reaction: { shown: text('As it is'), logOutAfter: null },
  },
  {
    says: '400 with JSON within a string',
    status: 400,
    body: JSON.stringify(json({ message: 'Inner' })),
    reaction: { shown: text('Inner'), logOutAfter: null },
  },
  {
    says: '400 without a code shows the message',
    status: 400,
    body: json({ message: 'Only words' }),
    reaction: { shown: text('Only words'), logOutAfter: null },
  },
  {
    says: '400 while working offline',
    status: 400,
    body: json({ message: 'x' }),
    offline: true,
    reaction: quiet,
  },
  {
    says: "the server's text before the catalogue's",
    status: 400,
    body: json({ code: 'USRPRF0002', message: 'Wrong code' }),
    reaction: { shown: text('Wrong code'), logOutAfter: null },
  },
  {
    says: "the catalogue's where the server's is in another language",
    status: 400,
    spoken: 'hi',
    body: json({ code: 'USRPRF0002', message: 'Wrong code' }),
    reaction: { shown: code('USRPRF0002'), logOutAfter: null },
  },
  {
    says: "the catalogue's where the server sent no text",
    status: 409,
    body: json({ code: 'USRPRF0005' }),
    reaction: { shown: code('USRPRF0005'), logOutAfter: null },
  },
  {
    says: 'values reach the sentence',
    status: 429,
    body: json({ code: 'USRAUT0002', errors: [{ code: 'USRAUT0002', values: { minutes: 5 } }] }),
    reaction: { shown: code('USRAUT0002', { minutes: 5 }), logOutAfter: null },
  },
  {
    says: 'nothing readable at all',
    status: 500,
    body: '',
    reaction: { shown: key('app:tryAgain'), logOutAfter: null },
  },
];

for (const { says, call = 'sites.getAllSites', status, body, spoken = 'en', offline = false, reaction } of cases) {
  test(`a failed call: ${says}`, () => {
    assert.deepEqual(reactionTo(readFailure(call, status, body), { language: spoken, offline }), reaction);
  });
}

test('an expired token is known by text, quoted text and code, and only with 401', () => {
  for (const body of ['Token Expired', '"Token Expired"', json({ code: 'USRAUT0018', message: 'Token Expired' })]) {
    assert.ok(isTokenExpired(readFailure('x', 401, body)), body);
    assert.ok(!isTokenExpired(readFailure('x', 400, body)), body);
  }
});

test('which answers say that the sign-in has ended', () => {
  const table: readonly [status: number, body: string, ended: boolean][] = [
    [403, 'Your session was expired. Please login with credentials', true],
    [403, json({ code: 'USRAUT0016' }), true],
    [403, json({ code: 'REQVAL0011' }), false],
    [403, '<html>A gateway says no</html>', false],
    [401, 'Token Expired', false],
    [0, '', false],
  ];
  for (const [status, body, ended] of table)
    assert.equal(isSignInEnded(readFailure('pack.sessionPack', status, body)), ended, `${status} ${body}`);
});
