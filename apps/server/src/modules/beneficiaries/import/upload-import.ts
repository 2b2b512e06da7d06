import { uploadImport } from '@teeka/contract/beneficiaries';
import { commandHandler } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { uploadSteps } from '../../../platform/imports/index.ts';
import { peopleImport } from './people-import.ts';

export const uploadImportHandler = (platform: Pick<Platform, 'pool'>) =>
  commandHandler(
    uploadImport,
    uploadSteps(platform, () => peopleImport),
  );
