export { type AppKept, appKept, followAppKept } from './app-kept.ts';
export { type CaptureMode, capturePicture } from './camera.ts';
export { followConnectivity, online } from './connectivity.ts';
export { isPhone, platformName } from './platform.ts';
export { prepareScreen } from './screen.ts';
