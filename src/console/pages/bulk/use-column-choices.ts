import { kinds } from '#domain/area/areas.ts';
import type { BulkTable } from '#domain/bulk/bulk-table.ts';
import { slotColumns } from '#domain/bulk/plan-slots.ts';
import { type Column, productColumns, productHead } from '#domain/bulk/product-columns.ts';
import { weekdays } from '#i18n/format.ts';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useProductHouses } from '../products/product-queries.ts';

export const columnsOf: Record<BulkTable, readonly Column[]> = {
	products: [...productHead, ...productColumns],
	slots: slotColumns,
};

type Choice = { value: string; label: string };

/** What can stand in a cell of a column, with its name on screen; undefined where anything can. */
export function useColumnChoices(): (table: BulkTable, column: string) => Choice[] | undefined {
	const product = useTranslations('product');
	const own = useTranslations('console.product');
	const locale = useWordsLocale();
	const houses = useProductHouses().data?.houses ?? [];
	const labelOf = (field: string, value: string, at: number): string => {
		switch (field) {
			case 'region':
				return product(`region.${value as 'seoul'}`);
			case 'tags':
				return product(`tag.${value as 'wheelchair'}`);
			case 'languages':
				return product(`language.${value as 'en'}`);
			case 'confirmation':
				return product(`confirmation.${value as 'instant'}`);
			case 'cancellation':
				return own(`scale.${value as 'spa'}`);
			case 'fetched':
				return own(`fetched.${value as 'never'}`);
			case 'has':
				return own(`has.${value as 'meal'}`);
			case 'rules':
				return own(`reason.${value as 'peak'}`);
			case 'weekdays':
				return weekdays[locale][at] ?? '';
			default:
				return '';
		}
	};
	return (table, name) => {
		const column = columnsOf[table].find((one) => one.name === name);
		if (!column) return undefined;
		if (column.format === 'house') return houses.map((house) => ({ value: house.providerId, label: house.name }));
		if (column.format === 'kind') {
			const offered = [...new Set(houses.flatMap((house) => house.kinds))].filter((slug) => slug in kinds);
			return offered.map((value) => ({ value, label: product(`kind.${value as 'spa'}`) }));
		}
		return column.choices?.map((value, at) => ({ value, label: labelOf(column.field, value, at) }));
	};
}
