import type { z } from 'zod';

type Schema = z.core.$ZodType;
type Definition = {
	type: string;
	shape?: Record<string, Schema>;
	catchall?: Schema;
	checks?: { _zod: { def: { check: string } } }[];
	element?: Schema;
	innerType?: Schema;
	valueType?: Schema;
	in?: Schema;
	out?: Schema;
	left?: Schema;
	right?: Schema;
	rest?: Schema | null;
	items?: Schema[];
	options?: Schema[];
	getter?: () => Schema;
};

const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition;

export const typeOf = (schema: Schema) => definitionOf(schema).type;
export const fieldsOf = (schema: Schema) => Object.keys(definitionOf(schema).shape ?? {});

type Place = { at: string; definition: Definition };

/** The schema and all schemas inside it, each with the path of field names that leads to it. */
function placesIn(schema: Schema, at = '', seen = new Set<Schema>()): Place[] {
	if (seen.has(schema)) return [];
	seen.add(schema);
	const definition = definitionOf(schema);
	const { element, innerType, valueType, left, right, rest, items = [], options = [], getter } = definition;
	const inside = [
		element,
		innerType,
		valueType,
		definition.in,
		definition.out,
		left,
		right,
		rest,
		...items,
		...options,
		getter?.(),
	];
	return [
		{ at, definition },
		...Object.entries(definition.shape ?? {}).flatMap(([name, field]) =>
			placesIn(field, at === '' ? name : `${at}.${name}`, seen),
		),
		...inside.filter((found) => found !== undefined && found !== null).flatMap((found) => placesIn(found, at, seen)),
	];
}

/** Where an object would let a field pass that it does not name. */
export const looseObjects = (schema: Schema) =>
	placesIn(schema)
		.filter(({ definition: { type, catchall } }) => type === 'object' && (!catchall || typeOf(catchall) !== 'never'))
		.map(({ at }) => at);

const isBounded = ({ checks = [] }: Definition) =>
	checks.some(({ _zod: { def } }) => def.check === 'max_length' || def.check === 'length_equals');

/** Where an array may be endlessly long. */
export const boundlessArrays = (schema: Schema) =>
	placesIn(schema)
		.filter(({ definition }) => definition.type === 'array' && !isBounded(definition))
		.map(({ at }) => at);
