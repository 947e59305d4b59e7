import { z } from 'zod';
import { pageSize } from '#contract/endpoint.ts';
import { accept, type Result, refuse } from '#domain/kernel/result.ts';

/** As JavaScript or the database writes a moment of UTC; of the years that both can count. */
const isMoment = (text: string): boolean =>
	/^[12]/.test(text) && z.iso.datetime().safeParse(text.replace(' ', 'T').replace(/\+00$/, 'Z')).success;

/** What lists are sorted by, as it may come back: whatever the database would not understand is no cursor. */
export const cursorPart = {
	moment: z.string().refine(isMoment),
	day: z.iso.date().refine((day) => /^[12]/.test(day)),
	uuid: z.guid(),
	slug: z.string().refine((text) => !text.includes('\0')),
	number: z.number().min(-2_147_483_647).max(2_147_483_647),
	/** The number of a row in a table that only grows. */
	entry: z.int().nonnegative(),
	flag: z.boolean(),
};

type Values<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;
type Written<Shape extends z.ZodRawShape> = { [Key in keyof Shape]: z.input<Shape[Key]> | Date };

/** The cursor of a list: where it goes on, by the sort values of the last row, opaque to the caller. */
export function cursorOf<Shape extends z.ZodRawShape>(shape: Shape) {
	const keys = Object.keys(shape);
	const schema = z.object(shape);
	return {
		write: (values: Written<Shape>): string =>
			Buffer.from(JSON.stringify(keys.map((key) => values[key]))).toString('base64url'),
		/** Undefined at the beginning of a list; refused when the text is no cursor of this one. */
		read(text: string | undefined): Result<Values<Shape> | undefined, 'invalid-input'> {
			if (text === undefined) return accept(undefined);
			const values = valuesIn(text);
			if (values?.length !== keys.length) return refuse('invalid-input');
			const read = schema.safeParse(Object.fromEntries(keys.map((key, at) => [key, values[at]])));
			return read.success ? accept(read.data) : refuse('invalid-input');
		},
	};
}

function valuesIn(text: string): unknown[] | undefined {
	try {
		const values: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
		return Array.isArray(values) ? values : undefined;
	} catch {
		return undefined;
	}
}

/** Of one row more than a page shows: those it shows, and where the next page begins. */
export const pageOf = <Row>(rows: readonly Row[], cursorAt: (last: Row) => string) =>
	pageOfSize(rows, { size: pageSize, cursorAt });

export function pageOfSize<Row>(
	rows: readonly Row[],
	{ size, cursorAt }: { size: number; cursorAt: (last: Row) => string },
) {
	const shown = rows.slice(0, size);
	const last = shown.at(-1);
	return { shown, nextCursor: rows.length > size && last !== undefined ? cursorAt(last) : null };
}
