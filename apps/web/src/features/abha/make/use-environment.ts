import type { AbhaEnvironment } from '@teeka/domain/abha';
import { formSettings, serverSettings } from '../../../platform/server-settings/index.ts';
import { useWatched } from '../../../platform/storage/use-watched.ts';

/** Whose addresses the server works with; until it has said it, those of the sandbox. */
export const useAbhaEnvironment = (): AbhaEnvironment => formSettings(useWatched(serverSettings)).abha ?? 'sandbox';
