import type { Handler } from '../../platform/http/handler.ts';
import { downloadProfilePicHandler } from './download-profile-pic.ts';
import { getDetailsHandler, getLoggedInUserInfoHandler } from './get-own-profile.ts';

export const routes: Handler[] = [getLoggedInUserInfoHandler, getDetailsHandler, downloadProfilePicHandler];
