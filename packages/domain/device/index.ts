export { type CaptureProblem, captureProblem, mostCaptures } from './error-codes.ts';
export { readMarkup, type Tag } from './markup.ts';
export { type Capture, readPidData } from './pid-data.ts';
export { captureTimeout, type DeviceEnvironment, pidOptions } from './pid-options.ts';
export { deviceOrigin, devicePorts, interfacePath } from './ports.ts';
export { type DeviceInfo, type DeviceStatus, readDeviceInfo, readRdService } from './rd-service.ts';
