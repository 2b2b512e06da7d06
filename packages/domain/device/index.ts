export { type CaptureProblem, captureProblem, mostCaptures } from './error-codes.ts';
export { longestAnswer, readMarkup } from './markup.ts';
export {
  captureTimeout,
  deviceEnvironments,
  type FingerWish,
  pidOptions,
  pidRefusal,
  readPidData,
  usualFinger,
  wadhShape,
} from './pid-data.ts';
export { deviceOrigin, devicePorts, interfacePath } from './ports.ts';
export { asksAgain, type FingerQuality, fingerQuality } from './quality.ts';
export { type DeviceStatus, readDeviceInfo, readRdService } from './rd-service.ts';
