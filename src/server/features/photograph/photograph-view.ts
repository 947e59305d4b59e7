import type { ProductPhotographs } from '#contract/api/photograph.ts';
import { findOwnPhotographs } from '#server/features/file/picture.repo.ts';
import type { Queries } from '#server/queries.ts';
import type { PhotographedProduct } from './photograph.repo.ts';

export async function viewPhotographs(
	queries: Queries,
	{ photographs, isShareDrawn }: Pick<PhotographedProduct, 'photographs' | 'isShareDrawn'>,
): Promise<ProductPhotographs> {
	const ids = photographs.map(({ id }) => id);
	return { photographs: await findOwnPhotographs(queries, ids), isShareDrawn };
}
