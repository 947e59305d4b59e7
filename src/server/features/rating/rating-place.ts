import { decodeCursor, encodeCursor } from '#server/cursor.ts';
import type { RatingPlace } from './rating-list.repo.ts';

/** Undefined where it is no cursor of ours. */
export function placeOf(cursor: string): RatingPlace | undefined {
	const values = decodeCursor(cursor, ['number', 'moment', 'uuid']) as [number, string, string] | undefined;
	if (!values || !Number.isInteger(values[0]) || Math.abs(values[0]) > 20) return undefined;
	return { value: values[0], at: values[1], id: values[2] };
}

type Listed = { row: { createdAt: Date; id: string }; value?: number };

export const cursorAt = ({ row, value = 0 }: Listed): string =>
	encodeCursor([value, row.createdAt.toISOString(), row.id]);
