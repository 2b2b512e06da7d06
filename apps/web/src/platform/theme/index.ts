export { changeSettings, type Settings, settings } from '../storage/settings.ts';
export { followHour, schemeOf } from './scheme.ts';
