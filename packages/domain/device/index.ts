export { type CaptureProblem, captureProblem, mostCaptures } from './error-codes.ts';
export { readMarkup } from './markup.ts';
export { captureTimeout, type DeviceEnvironment, pidOptions, readPidData } from './pid-data.ts';
export { deviceOrigin, devicePorts, interfacePath } from './ports.ts';
export { type FingerQuality, fingerQuality } from './quality.ts';
export { type DeviceStatus, readDeviceInfo, readRdService } from './rd-service.ts';
