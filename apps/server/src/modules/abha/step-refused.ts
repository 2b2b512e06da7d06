import { type Refused, refuse } from '../../platform/http/handler.ts';
import type { ServiceRefusal } from './gateway/account-service.ts';

/** The service's refusal of a step that brings no code. */
export function stepRefused({ refusal: code, code: own, field = '' }: ServiceRefusal, path = field): Refused {
  return refuse({ code, ...(code === 'ABHACC0016' && { values: { code: own } }), ...(path && { path }) });
}
