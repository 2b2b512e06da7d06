export { whyNobody } from './allowed.ts';
export { type Captured, captureFinger, type FingerProblem } from './capture-finger.ts';
export { type CameraProblem, openCamera, takePicture } from './face-camera.ts';
export { candidates, type FoundDevice, findDevices } from './find-devices.ts';
export { forgetDevice, rememberDevice, rememberedDevice } from './remembered.ts';
export { type Tested, testCapture } from './test-capture.ts';
