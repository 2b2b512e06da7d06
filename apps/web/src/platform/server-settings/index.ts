export { formSettings } from './form-settings.ts';
export { serverSettings } from './server-settings.ts';
