import { z } from 'zod';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';

/** By a sum of stars where a list is sorted by it, then by time. */
export const ratingCursor = cursorOf({ value: z.int().min(-20).max(20), at: cursorPart.moment, id: cursorPart.uuid });

type Listed = { row: { createdAt: Date; id: string }; value?: number };

export const ratingPage = <Row extends Listed>(rows: readonly Row[]) =>
	pageOf(rows, ({ row, value = 0 }) => ratingCursor.write({ value, at: row.createdAt, id: row.id }));
