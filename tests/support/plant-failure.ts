import pg from 'pg';

/** Whoever asks the database for this address has planted a fault: a journey meets a real failure of the server, and no other request does. */
export const faultyEmail = 'planted-fault@mail.example';

type Query = (config: { text: string; values?: unknown[] }, values?: unknown[], ...rest: unknown[]) => unknown;

const prototype = pg.Client.prototype as unknown as { query: Query };
const { query } = prototype;
prototype.query = function ask(config, values, ...rest) {
	const isPlanted = Array.isArray(values) && values.includes(faultyEmail);
	return isPlanted
		? query.call(this, { ...config, text: 'select planted_fault' }, [], ...rest)
		: query.call(this, config, values, ...rest);
};
