import type { useTranslations } from 'use-intl';
import { type DetailId, optionsOf } from '#domain/reservation/details.ts';

type Words = ReturnType<typeof useTranslations<'reservation'>>;

/** A detail that was chosen is read by its option's name (`option.<detail>.<option>`), any other as it was written. */
export const sayOption = (id: DetailId, value: string, t: Words): string =>
	optionsOf(id).includes(value) ? t(`option.${id}.${value}` as 'option.beds.any') : value;
