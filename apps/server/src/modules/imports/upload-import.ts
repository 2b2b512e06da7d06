import type { UploadedFile } from '@teeka/contract/fields';
import { uploadImport } from '@teeka/contract/imports';
import { commandHandler } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { uploadSteps } from '../../platform/imports/index.ts';
import { kinds } from './brought-kinds.ts';

export const uploadImportHandler = (platform: Pick<Platform, 'pool'>) =>
  commandHandler(
    uploadImport,
    uploadSteps(
      platform,
      (input: { readonly kind: keyof typeof kinds; readonly file: UploadedFile }) => kinds[input.kind],
    ),
  );
