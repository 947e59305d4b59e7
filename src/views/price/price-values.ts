import type { OfferBody } from '#contract/api/agreed-price.ts';
import type { ReservationDetail } from '#contract/api/reservation.ts';
import type { FaultCode } from '#contract/faults.ts';
import {
	type AgreedKind,
	type AgreedLine,
	agreedFaults,
	agreedTotal,
	validDays,
} from '#domain/reservation/agreed-price.ts';
import { formatThousands } from '#i18n/format.ts';
import { numberIn } from '#i18n/typed-number.ts';
import type { Faults } from '#ui/form/faults.ts';

/** A line as it is typed. */
export type LineValues = { of: AgreedKind; name: string; quantity: string; won: string; isNotIncluded: boolean };
export type PriceValues = {
	lines: LineValues[];
	adult: number;
	child: number;
	infant: number;
	places: string;
	days: string;
};

export const blankLine: LineValues = { of: 'procedure', name: '', quantity: '1', won: '', isNotIncluded: false };

export const typedLine = ({ of, name, quantity, won }: AgreedLine): LineValues => ({
	of,
	name,
	quantity: String(quantity),
	won: won === null ? '' : formatThousands(won),
	isNotIncluded: won === null,
});

/** Begins with what was sent or agreed to before; else with an empty line. */
export function blankPrice({
	offer,
	price,
	order,
	places,
}: Pick<ReservationDetail, 'offer' | 'price' | 'order' | 'places'>): PriceValues {
	const before = offer?.lines ?? (price.basis === 'agreed' ? price.lines : []);
	const { adult, child, infant } = offer?.persons ?? order.persons;
	return {
		lines: before.length > 0 ? before.map(typedLine) : [blankLine],
		...{ adult, child, infant },
		places: String(offer?.places ?? places),
		days: String(validDays.usual),
	};
}

export const linesIn = ({ lines }: Pick<PriceValues, 'lines'>): AgreedLine[] =>
	lines.map(({ of, name, quantity, won, isNotIncluded }) => ({
		...{ of, name: name.trim() },
		quantity: isNotIncluded ? 1 : numberIn(quantity),
		won: isNotIncluded ? null : numberIn(won),
	}));

export const totalOf = (values: Pick<PriceValues, 'lines'>): number => agreedTotal(linesIn(values));

/** What is wrong, beside the field it is about; a price that was not typed is asked for. */
export function priceFaults(values: PriceValues): Faults {
	const missing = values.lines.flatMap(({ won, isNotIncluded }, at): [string, FaultCode][] =>
		!isNotIncluded && won.trim() === '' ? [[`lines.${at}.won`, 'required']] : [],
	);
	const found = agreedFaults(linesIn(values)).map(({ at, code }): [string, FaultCode] => [
		at === 'lines' ? 'lines.0.won' : at,
		code,
	]);
	const places: [string, FaultCode][] = values.places.trim() === '' ? [['places', 'required']] : [];
	return Object.fromEntries([...found, ...missing, ...places]);
}

export const bodyIn = (values: PriceValues): Omit<OfferBody, 'key'> => ({
	lines: linesIn(values),
	persons: { adult: values.adult, child: values.child, infant: values.infant },
	places: numberIn(values.places),
	days: numberIn(values.days),
});
