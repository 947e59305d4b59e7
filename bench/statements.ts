import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** A statement as the product sent it. */
export type Statement = { text: string; values: unknown[] };

type Asked = string | { text: string; values?: unknown[] };

/** The same pool or connection, but what it is asked is noted. */
export function noted(runner: pg.Pool | pg.PoolClient, into: Statement[]): pg.Pool | pg.PoolClient {
	const query = runner.query.bind(runner) as (asked: Asked, values?: unknown[]) => unknown;
	return new Proxy(runner, {
		get(target, name) {
			const found = Reflect.get(target, name);
			if (name !== 'query') return typeof found === 'function' ? found.bind(target) : found;
			return (asked: Asked, values?: unknown[]) => {
				const text = typeof asked === 'string' ? asked : asked.text;
				into.push({ text, values: (typeof asked === 'string' ? values : (asked.values ?? values)) ?? [] });
				return query(asked, values);
			};
		},
	});
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

/** What differs from one reservation to the next, by its name. */
type Facts = Record<string, string>;
type Fill = (facts: Facts, ids: Map<string, string>) => unknown;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The statements with holes: what was known of the first reservation is filled in anew, and every other id is drawn anew,
 * the same one for the same one. Values are cut up once, so that filling in costs next to nothing.
 */
export function templateOf(statements: readonly Statement[], known: Facts) {
	const names = new Map(Object.entries(known).map(([name, value]) => [value, name]));
	const holes = new RegExp(`(${[...names.keys()].map(escaped).join('|')}|${uuid.source})`, 'g');
	const fillOf = (value: unknown): Fill => {
		if (typeof value === 'string') return fillText(value);
		if (Array.isArray(value)) {
			const parts = value.map(fillOf);
			return (facts, ids) => parts.map((part) => part(facts, ids));
		}
		if (value !== null && typeof value === 'object' && !(value instanceof Date) && !Buffer.isBuffer(value)) {
			const fill = fillText(JSON.stringify(value));
			return fill;
		}
		return () => value;
	};
	const fillText = (text: string): Fill => {
		const parts = text.split(holes);
		if (parts.length === 1) return () => text;
		return (facts, ids) => {
			let filled = '';
			for (let at = 0; at < parts.length; at += 1) {
				const part = parts[at] ?? '';
				filled += at % 2 === 0 ? part : fillHole(part, facts, ids);
			}
			return filled;
		};
	};
	const fillHole = (hole: string, facts: Facts, ids: Map<string, string>): string => {
		const name = names.get(hole);
		if (name !== undefined) return facts[name] ?? '';
		const drawn = ids.get(hole) ?? randomUUID();
		ids.set(hole, drawn);
		return drawn;
	};
	const prepared = statements.map(({ text, values }, at) => ({ name: `s${at}`, text, fills: values.map(fillOf) }));
	return (at: number, facts: Facts, ids: Map<string, string>): pg.QueryConfig => {
		const statement = prepared[at];
		if (!statement) throw new Error(`no statement ${at}`);
		const { name, text, fills } = statement;
		return { name, text, values: fills.map((fill) => fill(facts, ids)) };
	};
}
