import { decodeCursor, encodeCursor } from '#server/cursor.ts';
import type { RatingPlace } from './rating-list.repo.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Undefined where it is no cursor of ours. */
export function placeOf(cursor: string): RatingPlace | undefined {
	const values = decodeCursor(cursor, ['number', 'string', 'string']) as [number, string, string] | undefined;
	if (!values || !Number.isInteger(values[0]) || Math.abs(values[0]) > 20) return undefined;
	if (Number.isNaN(Date.parse(values[1])) || !uuid.test(values[2])) return undefined;
	return { value: values[0], at: values[1], id: values[2] };
}

type Listed = { row: { createdAt: Date; id: string }; value?: number };

export const cursorAt = ({ row, value = 0 }: Listed): string =>
	encodeCursor([value, row.createdAt.toISOString(), row.id]);
