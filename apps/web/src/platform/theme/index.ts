export { changeSettings, type Settings, settings } from '../storage/settings.ts';
export { followHour, type Scheme, schemeOf } from './scheme.ts';
