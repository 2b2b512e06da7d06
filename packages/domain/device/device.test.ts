import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  asksAgain,
  captureProblem,
  devicePorts,
  fingerQuality,
  interfacePath,
  longestAnswer,
  mostCaptures,
  pidOptions,
  pidRefusal,
  readDeviceInfo,
  readMarkup,
  readPidData,
  readRdService,
} from './index.ts';

const service = (status: string, capture = '/rd/capture', info = '/rd/info') =>
  `<?xml version="1.0"?><RDService status="${status}" info="Vendor"><Interface id="CAPTURE" path="${capture}"/><Interface id="DEVICEINFO" path="${info}"/></RDService>`;
const capture = (resp: string, parts = '<Skey ci="20261231">AAAA</Skey><Hmac>BBBB</Hmac><Data type="X">CCCC</Data>') =>
  `<PidData><Resp ${resp}/><DeviceInfo dpId="D" rdsId="D.1" rdsVer="1" dc="" mi="" mc=""/>${parts}</PidData>`;

test('twenty-one ports from 11100', () => {
  assert.deepEqual([devicePorts.length, devicePorts[0], devicePorts.at(-1)], [21, 11100, 11120]);
});

test('paths of an interface: some vendors write host and port, other machines are refused', () => {
  const cases: [string, string | null][] = [
    ['/rd/capture', '/rd/capture'],
    ['127.0.0.1:11102/capture', '/capture'],
    ['http://localhost:11100/rd/info', '/rd/info'],
    ['evil.example:11100/capture', null],
    ['http://127.0.0.1.evil.example/capture', null],
    ['//evil.example/capture', null],
    ['/../capture', null],
    ['/rd/capture?x=1', null],
    ['', null],
  ];
  for (const [written, path] of cases) assert.equal(interfacePath(written), path, written);
});

test('a service says ready, used or not ready; anything else is no service', () => {
  for (const status of ['READY', 'USED', 'NOTREADY'] as const)
    assert.equal(readRdService(service(status))?.status, status);
  const none = [
    '',
    'READY',
    '<!doctype html><html><body>It works</body></html>',
    '<html><body></body></html>',
    service('READY', 'evil.example/x'),
    service('BROKEN'),
    '<RDService status="READY"></RDService>',
    service('READY').replace('</RDService>', ''),
    `<!DOCTYPE RDService [<!ENTITY x "y">]>${service('READY')}`,
  ];
  for (const answer of none) assert.equal(readRdService(answer), null, answer);
});

test('a device is known by its rdsId and serial number', () => {
  const xml =
    '<DeviceInfo dpId="D" rdsId="D.1" rdsVer="1" dc="c" mi="MFS100" mc="m"><additional_info><Param name="srno" value="S&amp;1"/></additional_info></DeviceInfo>';
  assert.deepEqual(readDeviceInfo(xml), {
    dpId: 'D',
    rdsId: 'D.1',
    rdsVer: '1',
    model: 'MFS100',
    serial: 'S&1',
  });
  assert.equal(readDeviceInfo('<DeviceInfo/>'), null);
});

test('a capture: good, failed, broken', () => {
  assert.deepEqual(readPidData(capture('errCode="0" qScore="72"')), {
    errCode: 0,
    errInfo: '',
    rdsId: 'D.1',
    quality: 72,
  });
  assert.equal(readPidData(capture('errCode="700"', ''))?.errCode, 700);
  for (const broken of [capture('errCode="0"', ''), capture('errCode="x"'), '<PidData>', '<PidData/>', 'x'])
    assert.equal(readPidData(broken), null, broken);
});

test('error codes become something a worker can do', () => {
  const cases: [number, string][] = [
    [700, 'finger-not-placed'],
    [710, 'device-in-use'],
    [720, 'device-not-ready'],
    [730, 'capture-failed'],
    [740, 'device-restart'],
    [750, 'not-supported'],
    [100, 'options-refused'],
    [999, 'device-fault'],
    [12, 'device-fault'],
  ];
  for (const [code, problem] of cases) assert.equal(captureProblem(code), problem);
});

test('the request is well formed and takes no markup', () => {
  const wadh = `${'A'.repeat(43)}=`;
  const tags = readMarkup(pidOptions({ env: 'PP', wadh }));
  assert.deepEqual(
    tags?.map(({ name }) => name),
    ['PidOptions', 'Opts', 'CustOpts'],
  );
  assert.deepEqual([tags?.[1]?.attributes.wadh, tags?.[1]?.attributes.env], [wadh, 'PP']);
  assert.equal(readMarkup(pidOptions({ env: 'P', wadh: '' }))?.[1]?.attributes.wadh, '');
  for (const none of ['"/><x', 'AAA=', wadh.slice(1), `${wadh}\n`, `A${wadh}`])
    assert.throws(() => pidOptions({ env: 'P', wadh: none }), none);
});

test('whatever a port answers, reading it ends and never throws', () => {
  const bits = fc.constantFrom('<', '>', '/', '"', '=', ' ', 'PidData', '&amp;', '<!', '<a b="c">', '</a>', 'x');
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 60 }), (parts) => {
      const text = parts.join('');
      readMarkup(text);
      assert.ok(text.includes('<') || readMarkup(text) === null);
    }),
  );
});

test('a device that is not registered is told by the words of its service, whatever the code', () => {
  const cases: [number, string, string][] = [
    [720, 'Device not registered. Please register the device.', 'not-registered'],
    [999, 'UNREGISTERED DEVICE', 'not-registered'],
    [720, 'Device registration expired', 'not-registered'],
    [720, 'Registered device not ready', 'device-not-ready'],
    [700, '', 'finger-not-placed'],
  ];
  for (const [code, info, problem] of cases) assert.equal(captureProblem(code, info), problem, info);
});

test('the score of a capture: good from 60 on, unscored where there is none or no such number', () => {
  const cases: [string, string][] = [
    ['qScore="100"', 'good'],
    ['qScore="60"', 'good'],
    ['qScore="59"', 'weak'],
    ['qScore="0"', 'weak'],
    ['qScore="101"', 'unscored'],
    ['qScore="-1"', 'unscored'],
    ['qScore="72,80"', 'unscored'],
    ['qScore=""', 'unscored'],
    ['', 'unscored'],
  ];
  for (const [score, meant] of cases)
    assert.equal(fingerQuality(readPidData(capture(`errCode="0" ${score}`))?.quality ?? null), meant, score);
});

test('a capture is handed on only where a finger is in it, and no more than anybody would read', () => {
  const good = capture('errCode="0" qScore="72"');
  const filled = (characters: number) => good.replace('CCCC', 'C'.repeat(characters - good.length + 4));
  const cases: [string, string, boolean][] = [
    ['good', good, true],
    ['faint', capture('errCode="0" qScore="3"'), true],
    ['of as many characters as are read', filled(longestAnswer), true],
    ['of one more', filled(longestAnswer + 1), false],
    ['of a finger that was not placed', capture('errCode="700"', ''), false],
    ['failed, with something in it', capture('errCode="730"'), false],
    ['without a block', capture('errCode="0"', '<Skey ci="20261231">AAAA</Skey><Hmac>BBBB</Hmac>'), false],
    ['with a block in clear', capture('errCode="0"').replace('CCCC', 'a finger, in clear'), false],
    ['another answer of the device', service('READY'), false],
    ['a number of a card', '12345678901230', false],
    ['a picture', 'iVBORw0KGgoAAAANSUhEUg==', false],
    ['nothing', '', false],
  ];
  for (const [what, answer, goes] of cases)
    assert.deepEqual(pidRefusal(answer), goes ? undefined : { code: 'IDVERI0006', path: 'pid_data' }, what);
});

test('a faint capture is taken again, but not for ever; a good one and one without score go', () => {
  const cases: [number | null, number, boolean][] = [
    [59, 0, true],
    [59, mostCaptures - 2, true],
    [59, mostCaptures - 1, false],
    [0, mostCaptures + 4, false],
    [60, 0, false],
    [null, 0, false],
  ];
  for (const [score, before, again] of cases) assert.equal(asksAgain(score, before), again, `${score} after ${before}`);
});
