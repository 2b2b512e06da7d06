import type { Handler } from '../../platform/http/handler.ts';
import { sessionPackHandler } from './session-pack.ts';

export const routes: readonly Handler[] = [sessionPackHandler];
