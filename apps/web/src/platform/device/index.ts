export { type Captured, captureFinger, type FingerProblem } from './capture-finger.ts';
export { candidates } from './choose-device.ts';
export { type CameraProblem, openCamera, takePicture } from './face-camera.ts';
export { type FoundDevice, findDevices } from './find-devices.ts';
export { forgetDevice, rememberDevice, rememberedDevice } from './remembered.ts';
