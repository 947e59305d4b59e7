import { once } from 'node:events';
import pg from 'pg';

/** What `pg` gives a query that copies; its types leave it out. */
type Line = {
	stream: NodeJS.WritableStream & { writableNeedDrain: boolean; pause(): void; resume(): void };
	sendCopyFromChunk(chunk: Uint8Array): void;
	endCopyFrom(): void;
	sendCopyFail(message: string): void;
};
type CopyQuery = pg.Submittable & {
	handleCopyData(message: { chunk: Buffer }, line: Line): void;
	handleCopyInResponse(line: Line): void;
};

const most = 1024 * 1024;

/** A COPY, which `pg` leaves to who wants one; `rows` is how many went through. */
function copyQuery(text: string): { query: CopyQuery; rows: Promise<number> } {
	const ended = Promise.withResolvers<number>();
	const query = new pg.Query(text, (error: Error | undefined, result: { rowCount?: number | null } | undefined) =>
		error ? ended.reject(error) : ended.resolve(result?.rowCount ?? 0),
	);
	return { query: query as unknown as CopyQuery, rows: ended.promise };
}

/** `COPY … TO STDOUT`: the bytes as they come, no faster than they are taken. */
export function copyOut(
	client: pg.ClientBase,
	text: string,
): { pieces: AsyncIterable<Uint8Array>; rows: Promise<number> } {
	const { query, rows } = copyQuery(text);
	let [come, bytes, isOver] = [[] as Buffer[], 0, false];
	let line: Line | undefined;
	let news = Promise.withResolvers<void>();
	query.handleCopyData = ({ chunk }, from) => {
		line = from;
		// The line uses its buffer again.
		come.push(Buffer.from(chunk));
		bytes += chunk.length;
		if (bytes > most) from.stream.pause();
		news.resolve();
	};
	const end = () => {
		isOver = true;
		news.resolve();
	};
	rows.then(end, end);
	client.query(query);
	async function* pieces() {
		for (;;) {
			await news.promise;
			news = Promise.withResolvers();
			if (isOver) news.resolve();
			const taken = Buffer.concat(come);
			[come, bytes] = [[], 0];
			line?.stream.resume();
			if (taken.length > 0) yield taken;
			else if (isOver) break;
		}
		// What went wrong is told to who reads.
		await rows;
	}
	return { pieces: pieces(), rows };
}

/** `COPY … FROM STDIN`. What goes wrong with the pieces undoes it. */
export async function copyIn(client: pg.ClientBase, text: string, pieces: AsyncIterable<Uint8Array>): Promise<number> {
	const { query, rows } = copyQuery(text);
	let fault: unknown;
	const send = async (line: Line) => {
		for await (const piece of pieces) {
			line.sendCopyFromChunk(piece);
			if (line.stream.writableNeedDrain) await once(line.stream, 'drain');
		}
		line.endCopyFrom();
	};
	query.handleCopyInResponse = (line) => {
		send(line).catch((error: unknown) => {
			fault = error;
			line.sendCopyFail('what was to be copied broke off');
		});
	};
	client.query(query);
	return rows.catch((error) => {
		throw fault ?? error;
	});
}
