import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { DeviceMode } from '../../../../sandbox/src/device/answers.ts';
import { type SandboxDevice, startDevice } from '../../../../sandbox/src/device/server.ts';
import { whyNobody } from './allowed.ts';
import { askDevice } from './ask-device.ts';
import { captureFinger } from './capture-finger.ts';
import { problemOf } from './face-camera.ts';
import { candidates, findDevices, lookAt } from './find-devices.ts';
import { testCapture } from './test-capture.ts';

const opened: SandboxDevice[] = [];
after(() => Promise.all(opened.map((device) => device.close())));

/** A device on a free port of the machine: the real ports may be somebody else's. */
async function device(mode: DeviceMode = 'ready', serial = 'DEMO0001'): Promise<SandboxDevice> {
  const started = await startDevice({ port: 0, mode, serial });
  opened.push(started);
  return started;
}

/** A device that is sure to answer, however busy the machine is. */
const patiently: typeof askDevice = (question) => askDevice({ ...question, timeoutMs: 20_000 });

/** The 21 ports, with real devices behind some of them and nobody behind the others. */
const with_ =
  (devices: Readonly<Record<number, SandboxDevice>>): typeof askDevice =>
  (question) => {
    const behind = devices[question.port];
    return behind ? patiently({ ...question, port: behind.port }) : Promise.resolve('none');
  };

async function captureFrom(mode: DeviceMode) {
  const started = await device();
  const found = await lookAt(started.port, patiently);
  assert.ok(found);
  started.mode = mode;
  return captureFinger(found, undefined, { timeoutMs: mode === 'slow' ? 800 : 20_000 });
}

test('no service at all', async () => {
  assert.deepEqual(await findDevices(with_({})), []);
  const [one] = [await device()];
  await one.close();
  assert.equal(await lookAt(one.port), null);
});

test('on the second port, on the sixth, two at once: all that answer, in their order', async () => {
  const [one, two] = [await device('ready', 'A1'), await device('vendor-paths', 'B2')];
  const found = await findDevices(with_({ 11101: one, 11105: two }));
  assert.deepEqual(
    found.map(({ port, serial, status, capturePath }) => [port, serial, status, capturePath]),
    [
      [11101, 'A1', 'READY', '/rd/capture'],
      [11105, 'B2', 'READY', '/rd/capture'],
    ],
  );
});

test('a page of HTML on the port is no device', async () => {
  const page = await device('html');
  assert.equal(await lookAt(page.port), null);
});

test('the remembered device is asked alone, while it is still itself', async () => {
  const [one, two] = [await device('ready', 'A1'), await device('ready', 'B2')];
  const ask = with_({ 11100: one, 11103: two });
  const known = { port: 11103, rdsId: 'DEMO.WIN.001', name: 'DEMO100' };
  assert.deepEqual(
    (await candidates(known, ask)).map(({ serial }) => serial),
    ['B2'],
  );
  assert.equal((await candidates({ ...known, rdsId: 'ANOTHER' }, ask)).length, 2);
  assert.equal((await candidates({ ...known, port: 11110 }, ask)).length, 2);
  assert.equal((await candidates(null, ask)).length, 2);
});

test('a capture is handed on whole', async () => {
  const captured = await captureFrom('ready');
  assert.ok('pidData' in captured);
  assert.match(captured.pidData, /<PidData>.*errCode="0".*<Data type="X">/s);
});

test('what goes wrong at the device, and what the worker reads of it', async () => {
  const cases: [DeviceMode, string, number | null][] = [
    ['no-finger', 'finger-not-placed', 700],
    ['unplugged', 'device-not-ready', 720],
    ['unregistered', 'not-registered', 720],
    ['used', 'device-in-use', 710],
    ['broken-xml', 'unreadable', null],
    ['html', 'unreadable', null],
    ['too-large', 'unreadable', null],
    ['slow', 'no-answer', null],
  ];
  for (const [mode, problem, errCode] of cases) assert.deepEqual(await captureFrom(mode), { problem, errCode }, mode);
});

test('busy and not ready are said before a finger is asked for', async () => {
  for (const [mode, problem] of [
    ['used', 'device-in-use'],
    ['not-ready', 'device-not-ready'],
  ] as const) {
    const found = await lookAt((await device(mode)).port, patiently);
    assert.ok(found);
    assert.deepEqual(await captureFinger(found), { problem, errCode: null });
  }
});

test('a service that went away meanwhile', async () => {
  const started = await device();
  const found = await lookAt(started.port, patiently);
  await started.close();
  assert.ok(found);
  assert.deepEqual(await captureFinger(found), { problem: 'no-device', errCode: null });
});

test('a camera that may not be used, is not there, is taken', () => {
  assert.equal(problemOf('NotAllowedError'), 'refused');
  assert.equal(problemOf('NotFoundError'), 'none');
  assert.equal(problemOf('NotReadableError'), 'busy');
});

test('a test tells the state of the device and how well it took a finger, and holds nothing of the finger', async () => {
  const cases: [DeviceMode, object][] = [
    ['ready', { status: 'READY', quality: 'good', score: 72 }],
    ['weak', { status: 'READY', quality: 'weak', score: 31 }],
    ['unscored', { status: 'READY', quality: 'unscored', score: null }],
    ['no-finger', { status: 'READY', problem: 'finger-not-placed', errCode: 700 }],
    ['unplugged', { status: 'READY', problem: 'device-not-ready', errCode: 720 }],
    ['unregistered', { status: 'READY', problem: 'not-registered', errCode: 720 }],
    ['broken-xml', { status: 'READY', problem: 'unreadable', errCode: null }],
    ['used', { status: 'USED', problem: 'device-in-use', errCode: null }],
    ['not-ready', { status: 'NOTREADY', problem: 'device-not-ready', errCode: null }],
    ['html', { status: null, problem: 'no-device', errCode: null }],
  ];
  const one = await device();
  for (const [mode, tested] of cases) {
    one.mode = mode;
    assert.deepEqual(await testCapture(one.port, { timeoutMs: 800 }), tested, mode);
  }
  await one.close();
  assert.deepEqual(await testCapture(one.port), { status: null, problem: 'no-device', errCode: null });
});

test('a device that is there and then waits too long for a finger', async () => {
  const one = await device();
  const ask: typeof askDevice = (question) => {
    if (question.verb === 'CAPTURE') one.mode = 'slow';
    return askDevice(question);
  };
  const tested = await testCapture(one.port, { ask, timeoutMs: 300 });
  assert.deepEqual(tested, { status: 'READY', problem: 'no-answer', errCode: null });
});

test('a page that was forbidden to ask says so; a browser that knows of no such leave means nobody is there', async () => {
  const answering = (query: (name: string) => Promise<{ state: string }>) =>
    ({ query: ({ name }: { name: string }) => query(name) }) as unknown as Permissions;
  const denied = (which: string) =>
    answering(async (name) => {
      if (name !== which) throw new TypeError(name);
      return { state: 'denied' };
    });
  assert.equal(await whyNobody(denied('local-network-access')), 'not-allowed');
  assert.equal(await whyNobody(denied('loopback-network')), 'not-allowed');
  assert.equal(await whyNobody(answering(async () => ({ state: 'granted' }))), 'no-device');
  assert.equal(await whyNobody(answering(() => Promise.reject(new TypeError('no such leave')))), 'no-device');
});
