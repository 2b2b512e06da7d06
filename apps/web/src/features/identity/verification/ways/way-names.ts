import type { CheckedWay } from '@teeka/domain/verification';
import i18next from 'i18next';

const say = (key: string): string => (i18next.t as unknown as (key: string) => string)(key);

/** What a way is called, and what it does in one line. */
export const wayName = (way: CheckedWay): string => say(`identity:way-${way}`);
export const wayNote = (way: CheckedWay): string => say(`identity:way-${way}-note`);
