export { type CaptureProblem, captureProblem, mostCaptures } from './error-codes.ts';
export { readMarkup, type Tag } from './markup.ts';
export { type Capture, readPidData } from './pid-data.ts';
export { captureTimeout, type DeviceEnvironment, pidOptions } from './pid-options.ts';
export { deviceHost, deviceOrigin, devicePorts, interfacePath } from './ports.ts';
export {
  type DeviceInfo,
  type DeviceStatus,
  type RdService,
  readDeviceInfo,
  readRdService,
} from './rd-service.ts';
