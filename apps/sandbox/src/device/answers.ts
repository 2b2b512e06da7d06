import { randomBytes } from 'node:crypto';

/** How the stand-in device behaves. */
export const deviceModes = [
  'ready',
  'weak',
  'unscored',
  'unregistered',
  'used',
  'not-ready',
  'no-finger',
  'unplugged',
  'broken-xml',
  'too-large',
  'html',
  'slow',
  'vendor-paths',
] as const;
export type DeviceMode = (typeof deviceModes)[number];

const info = (serial: string): string =>
  `<DeviceInfo dpId="DEMO" rdsId="DEMO.WIN.001" rdsVer="1.0.0" dc="${serial}" mi="DEMO100" mc="DEMO"><additional_info><Param name="srno" value="${serial}"/></additional_info></DeviceInfo>`;

function service(mode: DeviceMode, port: number): string {
  const status = mode === 'used' ? 'USED' : mode === 'not-ready' ? 'NOTREADY' : 'READY';
  const before = mode === 'vendor-paths' ? `127.0.0.1:${port}` : '';
  return `<?xml version="1.0"?><RDService status="${status}" info="DEMO RD Service"><Interface id="CAPTURE" path="${before}/rd/capture"/><Interface id="DEVICEINFO" path="${before}/rd/info"/></RDService>`;
}

const failed = (code: number, info: string): string => `<PidData><Resp errCode="${code}" errInfo="${info}"/></PidData>`;

/** An encrypted block as nobody can read it: here it is noise, and says DEMO of itself. */
function captured(serial: string, quality: string, size = 600): string {
  const noise = (size: number) => randomBytes(size).toString('base64');
  return `<?xml version="1.0"?><PidData><Resp errCode="0" errInfo="" fCount="1" fType="2" nmPoints="35"${quality}/>${info(serial)}<Skey ci="20261231">${noise(256)}</Skey><Hmac>${noise(48)}</Hmac><Data type="X">${noise(size)}</Data></PidData>`;
}

function capture(mode: DeviceMode, options: string, serial: string): string {
  if (mode === 'broken-xml') return '<PidData><Resp errCode="0"></PidData>';
  if (mode === 'no-finger') return failed(700, 'Capture timed out');
  if (mode === 'unplugged') return failed(720, 'Device not ready');
  if (mode === 'used') return failed(710, 'Device in use');
  if (mode === 'unregistered') return failed(720, 'Device not registered');
  if (mode === 'too-large') return captured(serial, '', 200_000);
  const isUnderstood = /<PidOptions ver="1\.0">\s*<Opts [^>]*fCount="1"[^>]*pidVer="2\.0"/.test(options);
  const quality = mode === 'weak' ? ' qScore="31"' : mode === 'unscored' ? '' : ' qScore="72"';
  return isUnderstood ? captured(serial, quality) : failed(100, 'PidOptions');
}

export interface DeviceRequest {
  readonly verb: string;
  readonly path: string;
  readonly body: string;
}

/** The XML of an answer; null for a verb or path that the device does not know. */
export function deviceAnswer(
  { verb, path, body }: DeviceRequest,
  { mode, port, serial }: { readonly mode: DeviceMode; readonly port: number; readonly serial: string },
): string | null {
  if (verb === 'RDSERVICE' && path === '/') return service(mode, port);
  if (verb === 'DEVICEINFO' && path === '/rd/info') return info(serial);
  if (verb === 'CAPTURE' && path === '/rd/capture') return capture(mode, body, serial);
  return null;
}
