import { downloadfile } from '@teeka/contract/downloads';
import { fetchDownload } from '../../platform/downloads/index.ts';
import { queryHandler } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';

export const downloadfileHandler = ({ files }: Pick<Platform, 'files'>) =>
  queryHandler(downloadfile, fetchDownload(files));
