import type { DeviceStatus } from '@teeka/domain/device';

/** How a device says it is. */
export const statusWords = {
  READY: 'identity:deviceReady',
  USED: 'identity:deviceUsed',
  NOTREADY: 'identity:deviceNotReady',
} as const satisfies Record<DeviceStatus, string>;
