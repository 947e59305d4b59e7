import { type AreaSlug, areaOf } from '#domain/area/areas.ts';

type Shown = { area: AreaSlug; picture: string };

/** Pictures of one scene differ in light and season only: `palace-dawn-1`, `palace-night-2`. */
const sceneOf = ({ picture }: Shown): string => picture.split('-')[0] ?? picture;

/** Beside a poster as high as two rows stand rows of two: each has the poster or one before it at its left, and one above. */
function besides<One>(placed: readonly One[]): One[] {
	const at = placed.length;
	const left = at % 2 === 1 ? placed[0] : placed[at - 1];
	return [left, at > 2 ? placed[at - 2] : undefined].filter((one) => one !== undefined);
}

function arranged<One extends Shown>(placed: readonly One[], rest: readonly One[]): readonly One[] | undefined {
	if (rest.length === 0) return placed;
	const near = besides(placed).map(sceneOf);
	for (const one of rest) {
		if (near.includes(sceneOf(one))) continue;
		const found = arranged(
			[...placed, one],
			rest.filter((other) => other !== one),
		);
		if (found) return found;
	}
	return undefined;
}

/**
 * The order the products of the first page stand in. The poster is the first that is no matter of health, for no treatment
 * may be held up as the best; the others follow in their order, as far as no two pictures of one scene lie side by side.
 */
export function posterOrder<One extends Shown>(products: readonly One[]): readonly One[] {
	const poster = products.find(({ area }) => !areaOf(area).isHealth) ?? products[0];
	if (!poster) return [];
	const rest = products.filter((one) => one !== poster);
	return arranged([poster], rest) ?? [poster, ...rest];
}
