import { formatThousands } from './format.ts';

/** The number among what was typed, whatever stands between its digits; without a digit it is zero. */
export const numberIn = (text: string): number => Number(text.replace(/\D/g, ''));

/** An amount as it is written while it is typed. Without a digit the field is empty: a zero nobody typed would look like one who meant it. */
export const typedWon = (text: string): string => (/\d/.test(text) ? formatThousands(numberIn(text)) : '');
