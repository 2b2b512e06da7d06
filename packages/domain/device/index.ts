export { type CaptureProblem, captureProblem, mostCaptures } from './error-codes.ts';
export { readMarkup, type Tag } from './markup.ts';
export { type Capture, captureTimeout, type DeviceEnvironment, pidOptions, readPidData } from './pid-data.ts';
export { deviceOrigin, devicePorts, interfacePath } from './ports.ts';
export { type DeviceInfo, type DeviceStatus, readDeviceInfo, readRdService } from './rd-service.ts';
