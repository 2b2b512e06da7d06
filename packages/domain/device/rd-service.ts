import { readMarkup } from './markup.ts';
import { interfacePath } from './ports.ts';

export type DeviceStatus = 'READY' | 'USED' | 'NOTREADY';

/** What a service says of itself to RDSERVICE. */
export interface RdService {
  readonly status: DeviceStatus;
  readonly info: string;
  readonly capturePath: string;
  readonly infoPath: string;
}

/** What a device says of itself to DEVICEINFO. */
export interface DeviceInfo {
  readonly dpId: string;
  readonly rdsId: string;
  readonly rdsVer: string;
  readonly model: string;
  readonly serial: string;
}

const statuses: readonly DeviceStatus[] = ['READY', 'USED', 'NOTREADY'];

/** Reads `<RDService status info><Interface id path/></RDService>`; null for anything else, an HTML page among it. */
export function readRdService(answer: string): RdService | null {
  const tags = readMarkup(answer);
  const [root] = tags ?? [];
  if (!tags || root?.name !== 'RDService') return null;
  const status = statuses.find((one) => one === root.attributes.status?.trim().toUpperCase());
  const pathOf = (id: string) => {
    const found = tags.find((tag) => tag.name === 'Interface' && tag.attributes.id?.toUpperCase() === id);
    return interfacePath(found?.attributes.path ?? '');
  };
  const [capturePath, infoPath] = [pathOf('CAPTURE'), pathOf('DEVICEINFO')];
  if (!status || !capturePath || !infoPath) return null;
  return { status, info: root.attributes.info?.slice(0, 100) ?? '', capturePath, infoPath };
}

/** Reads `<DeviceInfo dpId rdsId rdsVer dc mi mc>`; null for anything else. */
export function readDeviceInfo(answer: string): DeviceInfo | null {
  const tags = readMarkup(answer);
  const [root] = tags ?? [];
  const rdsId = root?.attributes.rdsId ?? '';
  if (!tags || root?.name !== 'DeviceInfo' || rdsId === '') return null;
  const serial = tags.find((tag) => tag.name === 'Param' && tag.attributes.name === 'srno');
  const { dpId = '', rdsVer = '', mi = '' } = root.attributes;
  return { dpId, rdsId, rdsVer, model: mi, serial: serial?.attributes.value ?? '' };
}
