import type { Handler } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { appVersionHandler } from './app-version.ts';
import { getConfigHandler } from './get-config.ts';
import { getSettingsHandler } from './get-settings.ts';

export const settingsRoutes = (platform: Platform): Handler[] => [
  appVersionHandler(platform),
  getSettingsHandler(platform),
  getConfigHandler,
];
