import type { PlaceName } from '@teeka/contract/places';

/** Where the page of a place stands. */
export const placePath = ({ level, code }: Pick<PlaceName, 'level' | 'code'>): string => `/places/${level}/${code}`;
