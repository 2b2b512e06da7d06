import i18next from 'i18next';
import type { Place } from './places.ts';

/** A place in the reader's script. */
export const nameOfPlace = ({ name, name_hi }: Place): string => (i18next.language === 'hi' && name_hi) || name;
