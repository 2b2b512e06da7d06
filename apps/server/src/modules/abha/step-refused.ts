import { type Refused, refuse } from '../../platform/http/handler.ts';
import type { ServiceRefusal } from './gateway/account-service.ts';

/** The service's refusal of a step that brings no code. */
export const stepRefused = ({ refusal: code, code: own }: ServiceRefusal, path?: string): Refused =>
  refuse({ code, ...(code === 'ABHACC0016' && { values: { code: own } }), ...(path && { path }) });
