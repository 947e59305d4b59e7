/** What a kind may ask besides date, persons and guest (DECISIONS "A kind says which extra facts a reservation needs"). */
type Detail =
	| { type: 'text'; isNeeded: boolean; max: number; isLong?: boolean }
	| { type: 'flight'; isNeeded: boolean }
	| { type: 'time'; isNeeded: boolean }
	| { type: 'count'; isNeeded: boolean; max: number }
	/** The first option stands for whoever does not choose. */
	| { type: 'choice'; isNeeded: false; options: readonly string[] };

export const details = {
	/** “KE652”. */
	flightNumber: { type: 'flight', isNeeded: true },
	fromPlace: { type: 'text', isNeeded: true, max: 200 },
	toPlace: { type: 'text', isNeeded: true, max: 200 },
	bags: { type: 'count', isNeeded: true, max: 99 },
	/** Where a guide or driver meets the guests: a hotel's name or address. */
	pickUpPlace: { type: 'text', isNeeded: false, max: 200 },
	arrivalTime: { type: 'time', isNeeded: false },
	beds: { type: 'choice', isNeeded: false, options: ['any', 'double', 'twin'] },
	company: { type: 'text', isNeeded: true, max: 120 },
	/** Whom a guide calls on the day: a name and a number. */
	inCharge: { type: 'text', isNeeded: false, max: 120 },
	/** As their country calls it: VAT, INN, NPWP, MST. */
	taxNumber: { type: 'text', isNeeded: false, max: 60 },
	invoiceAddress: { type: 'text', isNeeded: false, max: 300 },
	/** What the company wishes for: the occasion, meals, buses, a room to meet in. */
	programme: { type: 'text', isNeeded: false, max: 1_000, isLong: true },
} as const satisfies Record<string, Detail>;

export type DetailId = keyof typeof details;
export const detailIds = Object.keys(details) as DetailId[];
/** What can be chosen, the usual first; none where it is not a choice. */
export const optionsOf = (id: DetailId): readonly string[] => {
	const detail: Detail = details[id];
	return detail.type === 'choice' ? detail.options : [];
};

/** The longest text of any of them. */
export const longestDetail = 1_000;

/** What mails say of a company; its wishes are read on the page. */
export const companyDetails = ['company', 'inCharge', 'taxNumber', 'invoiceAddress'] as const satisfies DetailId[];

/** All of what it tells, and may put right while its reservation is open. */
export const companyFields = [...companyDetails, 'programme'] as const satisfies DetailId[];
export type Company = Partial<Record<(typeof companyFields)[number], string>>;

/** Whether a company tells the same of itself; what is empty was not told. */
export const isSameCompany = (one: Details, other: Details): boolean =>
	companyFields.every((id) => (one[id] ?? '') === (other[id] ?? ''));

/** What matters at the door: an invoice and a programme do not. */
export const isAtDoor = (id: DetailId): boolean => !['taxNumber', 'invoiceAddress', 'programme'].includes(id);

export type Details = Partial<Record<DetailId, string | number>>;

const shapes: {
	[Type in Detail['type']]: (value: string | number, detail: Extract<Detail, { type: Type }>) => boolean;
} = {
	text: (value, { max }) => typeof value === 'string' && value.length <= max,
	// Two signs for the airline, one to four digits, perhaps a letter.
	flight: (value) => typeof value === 'string' && /^[A-Z\d]{2}\d{1,4}[A-Z]?$/.test(value),
	time: (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
	count: (value, { max }) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max,
	choice: (value, { options }) => options.includes(String(value)),
};

/** “ke 652” → “KE652”. */
export const tidyFlight = (text: string): string => text.toUpperCase().replace(/[\s-]/g, '');

export type DetailFault = { at: DetailId; code: 'required' | 'flight-wrong' | 'invalid-input' };

/** Whether the vehicles that are reserved cannot take all that was told. */
export const areBagsTooMany = ({ bags }: Details, units: number, price: { bags?: number | undefined }): boolean =>
	typeof bags === 'number' && bags > units * (price.bags ?? Number.POSITIVE_INFINITY);

/** What is missing or wrong among the details a kind asks for; one it does not ask for is wrong. */
export function detailFaults(asked: readonly DetailId[], given: Details): DetailFault[] {
	const foreign = (Object.keys(given) as DetailId[]).filter((id) => !asked.includes(id));
	return [
		...foreign.map((at) => ({ at, code: 'invalid-input' as const })),
		...asked.flatMap((at): DetailFault[] => {
			const detail: Detail = details[at];
			const value = given[at];
			if (value === undefined || value === '') return detail.isNeeded ? [{ at, code: 'required' }] : [];
			const isRight = shapes[detail.type](value, detail as never);
			return isRight ? [] : [{ at, code: detail.type === 'flight' ? 'flight-wrong' : 'invalid-input' }];
		}),
	];
}
