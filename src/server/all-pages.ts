/** So many rows at a time: however long a list is, no more of it is in memory. */
const pageRows = 500;

type Read<Row, After> = (page: { after: After | undefined; limit: number }) => Promise<Row[]>;

/** All rows of a list in its order, page by page, each read after the last row of the one before. */
export async function* allPages<Row, After>(
	read: Read<Row, After>,
	afterOf: (last: Row) => After,
): AsyncGenerator<Row[]> {
	let after: After | undefined;
	for (;;) {
		const rows = await read({ after, limit: pageRows });
		yield rows;
		const last = rows.at(-1);
		if (last === undefined || rows.length < pageRows) return;
		after = afterOf(last);
	}
}
